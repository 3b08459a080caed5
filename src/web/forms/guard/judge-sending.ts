export type Sending = {
  /** Since the form was served; null where it has no token of ours. */
  ageMs: number | null;
  /** Something is in the field that people do not see. */
  isTrapped: boolean;
  /** More forms come in than people send. */
  isAttacked: boolean;
  /** The sender's browser has worked for it. */
  isProven: boolean;
};

/** `again`: filled as it was, with a new token; nothing is lost, the person sends it once more. */
export type Judgement = 'take' | 'trapped' | 'stale' | 'fast' | 'prove';

/** A form is good for a day after it was served. */
export const dayMs = 24 * 60 * 60 * 1000;

type Limits = { minimumMs: number; longestMs?: number };

/** What happens with a form whose fields are right. */
export function judgeSending(
  sending: Sending,
  { minimumMs, longestMs = dayMs }: Limits,
): Judgement {
  const { ageMs, isTrapped, isAttacked, isProven } = sending;
  if (isTrapped) return 'trapped';
  if (ageMs === null || ageMs > longestMs) return 'stale';
  if (isAttacked && !isProven) return 'prove';
  return ageMs < minimumMs && !isProven ? 'fast' : 'take';
}
