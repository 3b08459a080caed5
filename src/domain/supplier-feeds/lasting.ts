import type { RefusalOrText } from '../refusal.ts';
import type { FeedTrouble } from './ports.ts';

/** Faults that are often over by themselves; with the others somebody has to do something first. */
const passing: ReadonlySet<string> = new Set<FeedTrouble>([
  'no-host',
  'refused',
  'timeout',
  'growing',
  'answer',
  'other',
]);

export function isPassingTrouble(trouble: FeedTrouble): boolean {
  return passing.has(trouble);
}

/** Whether a later try may succeed without anybody doing something. */
export function isPassing(told: RefusalOrText): boolean {
  if (!('reason' in told)) return false;
  const trouble = told.reason.replace('feed.trouble.', '');
  return told.reason === 'feed.interrupted' || passing.has(trouble);
}

/** After so many fetches in a row that failed somebody should know: a server may be down for an hour. */
export const failuresUntilTold = 4;
