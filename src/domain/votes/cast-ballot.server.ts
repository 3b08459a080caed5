import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { buildBallots } from '#src/db/schema/votes.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { readVote } from './read-vote.server.ts';
import { why } from './refusals.ts';

type Voter = { voteId: string; device: string };

/**
 * Counts one device's answer; a second one replaces the first.
 * @throws {DomainError} 'not-found', 'gone' once the vote is closed, 'invalid' for a build that it is not about
 */
export async function castBallot(
  ctx: Ctx,
  { choice, ...voter }: Voter & { choice: string },
): Promise<void> {
  const vote = await readVote(ctx, voter.voteId);
  if (!vote.isOpen) throw new DomainError('gone', why('votes.closed'));
  if (!vote.choices.includes(choice))
    throw refuseField('invalid', 'choice', why('votes.not-a-choice'));
  const castAt = new Date(ctx.clock.now().epochMilliseconds);
  const ballot = { voteId: vote.id, deviceHash: hashOfDevice(voter), choice, castAt };
  await ctx.db
    .insert(buildBallots)
    .values(ballot)
    .onConflictDoUpdate({
      target: [buildBallots.voteId, buildBallots.deviceHash],
      set: { choice, castAt },
    });
}

/** What this device answered; null if it has not. */
export async function readBallot({ db }: Pick<Ctx, 'db'>, voter: Voter): Promise<string | null> {
  const [row] = await db
    .select()
    .from(buildBallots)
    .where(
      and(eq(buildBallots.voteId, voter.voteId), eq(buildBallots.deviceHash, hashOfDevice(voter))),
    );
  return row?.choice ?? null;
}

/** Different in each vote, so that nobody with the table can follow a device from one to the next. */
function hashOfDevice({ voteId, device }: Voter): string {
  return createHash('sha256').update(`${voteId} ${device}`).digest('hex');
}
