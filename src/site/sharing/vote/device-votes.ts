import { z } from 'zod';
import { voteSecretSchema } from '#src/domain/votes/index.ts';

const storeKey = 'ironwood-votes';
const most = 6;

const votesSchema = z.array(z.object({ key: voteSecretSchema, askedOn: z.iso.date() }));

export type DeviceVote = z.infer<typeof votesSchema>[number];

/** Votes that were asked for on this device, latest first. The list stays on the device. */
export function readDeviceVotes(): DeviceVote[] {
  try {
    return votesSchema.parse(JSON.parse(localStorage.getItem(storeKey) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberVote(vote: DeviceVote): void {
  const others = readDeviceVotes().filter(({ key }) => key !== vote.key);
  try {
    localStorage.setItem(storeKey, JSON.stringify([vote, ...others].slice(0, most)));
  } catch {
    // If storage is full or disabled, only the list is lost.
  }
}
