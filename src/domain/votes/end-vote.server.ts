import { eq, lt } from 'drizzle-orm';
import { buildVotes } from '#src/db/schema/votes.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { voteOfKey } from './read-vote.server.ts';
import { resultDays } from './vote-rules.ts';

/**
 * Ends a vote now. One that has ended stays as it is.
 * @throws {DomainError} 'not-found' for a key that opens none
 */
export async function endVote(ctx: Ctx, key: string): Promise<void> {
  const { id, isOpen } = await voteOfKey(ctx, key);
  if (!isOpen) return;
  const closesAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.update(buildVotes).set({ closesAt }).where(eq(buildVotes.id, id));
}

/** Deletes votes 60 days after they closed, with every answer. Returns how many. Must run as the system. */
export async function purgeVotes(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const before = ctx.clock.now().subtract({ hours: resultDays * 24 });
  const gone = await ctx.db
    .delete(buildVotes)
    .where(lt(buildVotes.closesAt, new Date(before.epochMilliseconds)))
    .returning({ id: buildVotes.id });
  return gone.length;
}
