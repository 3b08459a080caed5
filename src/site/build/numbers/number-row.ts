import type { Confidence, Source } from '#src/domain/fitment/index.ts';

export type NumberGroup = 'daily' | 'height' | 'wheel' | 'gearing' | 'load';

/** One figure of the panel: what it is, and how to calculate it. */
export type NumberRow = {
  key: string;
  group: NumberGroup;
  label: string;
  /** Null: unknown; `why` then says so, and what the shop measures. */
  value: string | null;
  /** Compared with the stock truck; null if nothing changed or cannot be compared. */
  delta: string | null;
  note: string | null;
  why: string | null;
  how: {
    /** The formula with this build's numbers, or in words if the numbers would not fit on a line. */
    formula: string | null;
    inputs: { label: string; value: string }[];
    source: Source;
    confidence: Confidence;
  };
};
