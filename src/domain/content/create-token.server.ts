import { contentTokens } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { tokenColumns } from './list-tokens.server.ts';
import { hashToken } from './token-hash.server.ts';
import {
  type CreateTokenInput,
  createTokenInputSchema,
  isGoodsAccess,
  type TokenRecord,
} from './token-schemas.ts';

/**
 * Creates a key. `token` cannot be shown again, because only its hash is stored. Requires content.manage, for a key of
 * goods catalog.write too: nobody hands out more than they may do themselves.
 */
export async function createToken(
  ctx: Ctx,
  input: CreateTokenInput,
): Promise<{ token: string; record: TokenRecord }> {
  requireScope(ctx.actor, 'content.manage');
  const fields = parseInput(createTokenInputSchema, input);
  if (isGoodsAccess(fields.access)) requireScope(ctx.actor, 'catalog.write');
  const token = ctx.ids.token();
  const record = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contentTokens)
      .values({
        ...fields,
        tokenHash: hashToken(token),
        hint: token.slice(-4),
        authorName: actorName(ctx.actor),
        createdAt: new Date(ctx.clock.now().epochMilliseconds),
      })
      .returning(tokenColumns);
    if (!row) throw new Error('A key was not written');
    const { id, name, access } = row;
    const subject = { kind: 'content-token', id, name };
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'content.create-token', subject, detail: { access } },
    );
    return row;
  });
  return { token, record };
}
