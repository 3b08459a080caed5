import type { Confidence, Source } from '#src/domain/fitment/index.ts';

export type NumberGroup = 'height' | 'wheel' | 'gearing' | 'load';

/** One figure of the panel: what it is, and how anybody can come to the same. */
export type NumberRow = {
  key: string;
  group: NumberGroup;
  label: string;
  /** Null: not known; `why` then says so, and what the shop measures. */
  value: string | null;
  /** Against the stock truck; null where nothing changed or nothing can be compared. */
  delta: string | null;
  note: string | null;
  why: string | null;
  how: {
    /** The formula with this build's numbers, or in words where numbers would not fit a line. */
    formula: string | null;
    inputs: { label: string; value: string }[];
    source: Source;
    confidence: Confidence;
  };
};
