import { createHash } from 'node:crypto';
import { buildVotes } from '#src/db/schema/votes.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound, refuseField } from '#src/domain/errors.ts';
import { listSnapshots } from '#src/domain/snapshots/index.server.ts';
import { snapshotIdOf } from '#src/domain/snapshots/index.ts';
import { why } from './refusals.ts';
import { voteChoices, votingDays } from './vote-rules.ts';

/** `id` is for friends; `key` opens the result, and is stored nowhere but with who asked. */
export type AskedVote = { id: string; key: string };

/**
 * Opens a vote between two or three shared builds, for 30 days.
 * @throws {DomainError} 'invalid' for another number of builds or the same one twice, 'not-found' for an unknown one
 */
export async function askFriends(ctx: Ctx, choices: readonly string[]): Promise<AskedVote> {
  requireFew(choices);
  const found = await listSnapshots(ctx, choices);
  if (found.length < choices.length) throw notFound(why('votes.missing'));
  const asked = { id: snapshotIdOf(ctx.ids.token()), key: ctx.ids.token() };
  const now = ctx.clock.now();
  await ctx.db.insert(buildVotes).values({
    id: asked.id,
    keyHash: hashOfKey(asked.key),
    choices: [...choices],
    askedAt: new Date(now.epochMilliseconds),
    closesAt: new Date(now.add({ hours: votingDays * 24 }).epochMilliseconds),
  });
  return asked;
}

function requireFew(choices: readonly string[]): void {
  const { least, most } = voteChoices;
  if (new Set(choices).size < choices.length)
    throw refuseField('invalid', 'choices', why('votes.twice'));
  if (choices.length < least) throw refuseField('invalid', 'choices', why('votes.too-few'));
  if (choices.length > most)
    throw refuseField('invalid', 'choices', why('votes.too-many', { most }));
}

/** Who reads the table learns no result's link. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
