import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type FitTire, type FitWheel, roomDiameterIn } from './build.ts';
import { TRIM } from './check-tire.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import { TOO_FAR_OVER_IN } from './judge-far-out.ts';
import { MEASURE, type Reason, reason, rounded } from './reasons.ts';
import { readRowNote } from './row-note.ts';
import { recordSource, SOURCES } from './sources.ts';
import { sweptAsDiameterIn } from './swept-circle.ts';
import { MM_PER_IN } from './tire-dimensions.ts';
import { clearanceLiftIn, isTakenByRow, rowsAtLift, trimmedLimitIn } from './tire-limit.ts';
import { findTireSize } from './tire-size.ts';

type Question = { vehicle: Vehicle; lift: { frontIn: number } | null; tire: FitTire };

/** A size is as wide as its name says; a difference below this is just another maker's tire. */
const AS_WIDE_IN = 0.3;

/**
 * The width in which a flotation size of this height is meant where nobody says one, in inches: "on 35s" are 35x12.50.
 * From 38 in up none is narrower than 13.50.
 */
function usualSectionIn(diameterIn: number): number {
  return diameterIn < 38 ? 12.5 : 13.5;
}

/**
 * The widest tire of a height that the rows at a lift speak for, in inches: the width that they name, or the usual one.
 * Null for a tire within it. Metric sizes are narrower than any usual width of their height.
 */
function exceededSection({ vehicle, lift, tire }: Question) {
  const size = findTireSize(tire.size);
  if (size?.form !== 'flotation') return null;
  const { diameterIn, sectionIn } = size;
  const named = rowsAtLift(vehicle, clearanceLiftIn(lift)).flatMap(
    (row) => readRowNote(row.notes).named,
  );
  const isTaken = named.some(
    (one) => one.diameterIn >= diameterIn && one.sectionIn >= sectionIn - AS_WIDE_IN,
  );
  const ofHeight = named.filter((one) => one.diameterIn === diameterIn);
  const isNamed = ofHeight.length > 0;
  const limit = isNamed
    ? Math.max(...ofHeight.map((one) => one.sectionIn))
    : usualSectionIn(diameterIn);
  if (isTaken || sectionIn <= limit + AS_WIDE_IN) return null;
  return { diameterIn, sectionIn, limit, isNamed };
}

/** Whether the rows at this lift speak for a tire as wide as this one. */
export function isUsualWidth(asked: Question): boolean {
  return exceededSection(asked) === null;
}

type OnWheel = Question & { wheel: FitWheel | null };

/**
 * What the table allows was measured with the sizes that its rows name: a 37x12.50 says nothing about a 37x13.50,
 * which reaches further out and in. Rows that name no width are about the usual one. On a wheel whose offset is known
 * the two reaches are too: where they stay within those of a tire that the rows take, trimming is all it needs, and
 * where the outer edge swings too far past that, it does not clear. `said` is what the table says for the height.
 */
export function checkTireWidth(asked: OnWheel, said: Reason): Reason | null {
  if (said.verdict !== 'fits' && said.verdict !== 'fits-with-work') return null;
  const exceeded = exceededSection(asked);
  if (!exceeded) return null;
  const { diameterIn, sectionIn, limit, isNamed } = exceeded;
  const values = { have: sectionIn, limit, height: diameterIn };
  const source = isNamed ? recordSource(asked.vehicle, 'largest tire by lift') : SOURCES.usualWidth;
  const figures = {
    measured: sectionIn,
    limit,
    margin: rounded(limit - sectionIn, 2),
    unit: 'in' as const,
    source,
    confidence: isNamed ? fieldConfidence(asked.vehicle, 'liftTire') : source.confidence,
  };
  const reach = judgeReach(asked, { sectionIn, recordedIn: limit });
  if (!reach) {
    const code = isNamed ? 'tire.wider' : 'tire.widthUnknown';
    return reason({ ...figures, values, code, verdict: 'unknown', fix: MEASURE });
  }
  return reason({
    ...figures,
    ...reach,
    values: { ...values, sweeps: rounded(reach.sweepsAsIn) },
    source: SOURCES.sweptCircle,
    confidence: lowestConfidence([figures.confidence, 'medium']),
  });
}

/**
 * Whether the tire swings its outer edge no wider than one of the recorded width that a row takes, with its inner
 * sidewall no further in; or wider than any of them by more than trimming is good for. Null between the two, and
 * without an offset. `sweepsAsIn`: how tall a tire of the recorded width would swing as wide.
 */
function judgeReach(
  { vehicle, lift, tire, wheel }: OnWheel,
  { sectionIn, recordedIn }: { sectionIn: number; recordedIn: number },
) {
  const offsetMm = wheel?.offsetMm ?? null;
  if (offsetMm === null) return null;
  const furtherInMm = ((sectionIn - recordedIn) / 2) * MM_PER_IN;
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift)).map((row) => {
    const [outermostMm, innermostMm] = row.offsetRangeMm;
    const [leastIn, mostIn] = sweptAsDiameterIn(
      { diameterIn: roomDiameterIn(tire), sectionIn, offsetMm },
      { sectionIn: recordedIn, offsetMm: outermostMm },
    );
    const isFurtherIn = offsetMm + furtherInMm > innermostMm;
    const isTooFarOut = leastIn > trimmedLimitIn(row) + TOO_FAR_OVER_IN;
    return { row, mostIn, isFurtherIn, isTooFarOut };
  });
  const taking = rows.find((one) => !one.isFurtherIn && isTakenByRow(one.row, one.mostIn));
  if (taking) {
    const verdict = 'fits-with-work' as const;
    return { code: 'tire.widerWork' as const, verdict, sweepsAsIn: taking.mostIn, fix: TRIM };
  }
  const highest = rows.at(-1);
  if (!highest || rows.some((one) => !one.isTooFarOut)) return null;
  const verdict = 'does-not-fit' as const;
  return { code: 'tire.widerFar' as const, verdict, sweepsAsIn: highest.mostIn };
}
