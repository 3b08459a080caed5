import type { PlannedMove } from '#src/domain/time-zone/index.ts';

/** What a new time zone moves, in the reader's words. */
export type ZoneMoveView = {
  /** "Phoenix time", "Eastern Time" */
  from: string;
  to: string;
  rows: ZoneMoveRow[];
  counts: { kind: PlannedMove['kind']; count: number }[];
  holds: number;
  /** The closed days from today on, ISO 8601, with their names. */
  daysOff: { date: string; label: string }[];
  proof: string;
  isPossible: boolean;
};

export type ZoneMoveRow = Pick<PlannedMove, 'kind' | 'trouble' | 'isRepeated'> & {
  key: string;
  /** Whom or what it is for, and its page if it has one. */
  name: string;
  detail: string;
  href: string | null;
  /** "Tue, Dec 1, 10:00 AM": before and after. */
  when: string;
  /** By how many minutes the moment is later; negative: earlier. */
  minutes: number;
};
