import { count, eq, max } from 'drizzle-orm';
import { buildBallots, buildVotes } from '#src/db/schema/votes.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { hashOfKey } from './ask-friends.server.ts';
import { why } from './refusals.ts';
import { type Vote, type VoteResult, voteIdSchema, voteSecretSchema } from './vote-rules.ts';

type Reading = Pick<Ctx, 'db' | 'clock'>;
type VoteRow = typeof buildVotes.$inferSelect;

/** @throws {DomainError} 'not-found' */
export async function readVote(ctx: Reading, id: string): Promise<Vote> {
  if (!voteIdSchema.safeParse(id).success) throw notFound(why('votes.missing'));
  const [row] = await ctx.db.select().from(buildVotes).where(eq(buildVotes.id, id));
  return toVote(ctx, row);
}

/**
 * The count for each choice. Nobody else sees it: who has not voted yet should not follow the crowd.
 * @throws {DomainError} 'not-found' for a key that opens none
 */
export async function readResult(ctx: Reading, key: string): Promise<VoteResult> {
  const vote = await voteOfKey(ctx, key);
  const counted = await ctx.db
    .select({
      choice: buildBallots.choice,
      count: count(),
      lastAt: max(buildBallots.castAt),
    })
    .from(buildBallots)
    .where(eq(buildBallots.voteId, vote.id))
    .groupBy(buildBallots.choice);
  const moments = counted.flatMap(({ lastAt }) => lastAt?.getTime() ?? []);
  return {
    ...vote,
    counts: vote.choices.map((id) => counted.find(({ choice }) => choice === id)?.count ?? 0),
    lastAt: moments.length === 0 ? null : new Date(Math.max(...moments)),
  };
}

/** @throws {DomainError} 'not-found' for a key that opens none */
export async function voteOfKey(ctx: Reading, key: string): Promise<Vote> {
  if (!voteSecretSchema.safeParse(key).success) throw notFound(why('votes.missing'));
  const [row] = await ctx.db
    .select()
    .from(buildVotes)
    .where(eq(buildVotes.keyHash, hashOfKey(key)));
  return toVote(ctx, row);
}

function toVote({ clock }: Pick<Ctx, 'clock'>, row: VoteRow | undefined): Vote {
  if (!row) throw notFound(why('votes.missing'));
  const { id, choices, askedAt, closesAt } = row;
  const isOpen = clock.now().epochMilliseconds < closesAt.getTime();
  return { id, choices, askedAt, closesAt, isOpen };
}
