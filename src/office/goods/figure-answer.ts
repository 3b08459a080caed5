import type { Refused } from '#src/office/kit/answer.ts';
import type { PartRow } from './part-row.ts';

export type FigureDone = 'saved' | 'same' | 'undone' | 'undone-some';

/** What became of a figure typed in a list. `row` is the part as it is now; null if it is gone. */
export type FigureAnswer = ({ at: number; done: FigureDone; batchId: string | null } | Refused) & {
  row: PartRow | null;
};
