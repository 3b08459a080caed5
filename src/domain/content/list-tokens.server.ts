import { desc, isNull } from 'drizzle-orm';
import { contentTokens } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { TokenRecord } from './token-schemas.ts';

/** Everything but the hash. */
export const tokenColumns = {
  id: contentTokens.id,
  name: contentTokens.name,
  access: contentTokens.access,
  hint: contentTokens.hint,
  authorName: contentTokens.authorName,
  lastUsedAt: contentTokens.lastUsedAt,
  createdAt: contentTokens.createdAt,
};

/** The active keys, newest first. */
export async function listTokens(ctx: Ctx): Promise<TokenRecord[]> {
  requireScope(ctx.actor, 'content.manage');
  return ctx.db
    .select(tokenColumns)
    .from(contentTokens)
    .where(isNull(contentTokens.revokedAt))
    .orderBy(desc(contentTokens.id));
}
