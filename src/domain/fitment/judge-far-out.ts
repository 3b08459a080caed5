import type { LiftTireRow } from '#src/domain/catalog/index.ts';
import { type FitTire, roomDiameterIn } from './build.ts';
import type { Verdict } from './reasons.ts';
import { sweptAsDiameterIn } from './swept-circle.ts';
import { tireSectionIn } from './tire-dimensions.ts';
import { A_LITTLE_OVER_IN, trimmedLimitIn } from './tire-limit.ts';
import { findTireSize } from './tire-size.ts';

/** Sections of one size differ by 0.3 in between makers, half of it outside: so much in the circle's diameter. */
const MAKERS_DIFFER_IN = 0.2;
/** Past this, any maker's tire of the size swings wider than trimming is good for. */
export const TOO_FAR_OVER_IN = A_LITTLE_OVER_IN + MAKERS_DIFFER_IN;

type FarOut = { rows: readonly LiftTireRow[]; tire: FitTire; offsetMm: number; minMm: number };

/**
 * What it takes to run a wheel far outside the offsets on record, judged by the circle that the tire's outer edge swings:
 * no wider than that of the tallest tire on the outermost recorded offset, it takes the work of that one; too far over, it
 * does not clear. Between the two, and for a tire whose width is not known, somebody must measure.
 */
export function judgeFarOut({ rows, tire, offsetMm, minMm }: FarOut): {
  verdict: Exclude<Verdict, 'fits'>;
  /** The tire that would swing as wide on the recorded offset, in inches. */
  sweepsAsIn: number | null;
} {
  const size = findTireSize(tire.size);
  if (!size) return { verdict: 'unknown', sweepsAsIn: null };
  const sectionIn = tireSectionIn(size);
  const [leastIn, mostIn] = sweptAsDiameterIn(
    { diameterIn: roomDiameterIn(tire), sectionIn, offsetMm },
    { sectionIn, offsetMm: minMm },
  );
  const limitIn = Math.max(...rows.map(trimmedLimitIn));
  const sweepsAsIn = (leastIn + mostIn) / 2;
  if (mostIn <= limitIn + A_LITTLE_OVER_IN) return { verdict: 'fits-with-work', sweepsAsIn };
  return { verdict: leastIn > limitIn + TOO_FAR_OVER_IN ? 'does-not-fit' : 'unknown', sweepsAsIn };
}
