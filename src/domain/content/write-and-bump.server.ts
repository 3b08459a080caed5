import type { Ctx } from '#src/domain/context.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';

/** A change that the public sees at once: one transaction, one content version, announced in this process. */
export async function writeAndBump<Result>(
  ctx: Ctx,
  write: (inner: Ctx) => Promise<Result>,
): Promise<Result> {
  const { result, version } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    return { result: await write(inner), version: await bumpContentVersion(inner) };
  });
  announceContentVersion(ctx.db, version);
  return result;
}
