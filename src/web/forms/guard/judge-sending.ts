export type Sending = {
  /** Since the form was served; null without a valid token. */
  ageMs: number | null;
  /** The field that people do not see is filled in. */
  isTrapped: boolean;
  /** More forms are arriving than people send. */
  isAttacked: boolean;
  /** The sender's browser has done a proof of work. */
  isProven: boolean;
};

/** `again`: returned as filled in, with a new token; nothing is lost, the person sends it once more. */
export type Judgement = 'take' | 'trapped' | 'stale' | 'fast' | 'prove';

/** A form is valid for a day after it was served. */
export const dayMs = 24 * 60 * 60 * 1000;

type Limits = { minimumMs: number; longestMs?: number };

/** What happens to a form whose fields are valid. */
export function judgeSending(
  sending: Sending,
  { minimumMs, longestMs = dayMs }: Limits,
): Judgement {
  const { ageMs, isTrapped, isAttacked, isProven } = sending;
  if (isTrapped) return 'trapped';
  if (ageMs === null || ageMs > longestMs) return 'stale';
  if (isAttacked && !isProven) return 'prove';
  // Our token from a later time: the clock has been set back since, so the age is unknown.
  const isFast = ageMs >= 0 && ageMs < minimumMs;
  return isFast && !isProven ? 'fast' : 'take';
}
