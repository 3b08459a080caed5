import { and, eq } from 'drizzle-orm';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/**
 * Sends a message again that was given up. Scope leads.write.
 * @throws {DomainError} 'conflict' for one that waits or has gone
 */
export async function retryMail(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'leads.write');
  await ctx.db.transaction(async (tx) => {
    const failed = await tx
      .update(mailMessages)
      .set({ state: 'queued', endedAt: null })
      .where(and(eq(mailMessages.id, id), eq(mailMessages.state, 'failed')))
      .returning({ id: mailMessages.id });
    if (failed.length === 0) {
      throw new DomainError('conflict', 'Only a message that could not be sent is sent again');
    }
    await ctx.jobs.enqueue(tx, { name: 'send-mail', data: { mailId: id } });
  });
}
