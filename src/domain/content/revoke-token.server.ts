import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { contentTokens } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { forgetTokens } from './find-token.server.ts';

const inputSchema = z.strictObject({ id: z.int() });

/**
 * Revokes a key: in this process at once, in others within a second.
 * @throws {DomainError} not-found, also if it was already revoked
 */
export async function revokeToken(ctx: Ctx, input: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  const { id } = inputSchema.parse(input);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contentTokens)
      .set({ revokedAt: new Date(ctx.clock.now().epochMilliseconds) })
      .where(and(eq(contentTokens.id, id), isNull(contentTokens.revokedAt)))
      .returning({ name: contentTokens.name });
    if (!row) throw notFound();
    const subject = { kind: 'content-token', id, name: row.name };
    await recordAudit({ ...ctx, db: tx }, { action: 'content.revoke-token', subject });
  });
  forgetTokens(ctx.db);
}
