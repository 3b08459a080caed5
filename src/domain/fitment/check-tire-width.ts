import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitTire } from './build.ts';
import { fieldConfidence } from './confidence.ts';
import { MEASURE, type Reason, reason, rounded } from './reasons.ts';
import { readRowNote } from './row-note.ts';
import { recordSource, SOURCES } from './sources.ts';
import { clearanceLiftIn, rowsAtLift } from './tire-limit.ts';
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

/**
 * What the table allows was measured with the sizes that its rows name: a 37x12.50 says nothing about a 37x13.50,
 * which reaches further out and in. Rows that name no width are about the usual one. `said` is what the table says for
 * the height.
 */
export function checkTireWidth(asked: Question, said: Reason): Reason | null {
  if (said.verdict !== 'fits' && said.verdict !== 'fits-with-work') return null;
  const exceeded = exceededSection(asked);
  if (!exceeded) return null;
  const { vehicle } = asked;
  const { diameterIn, sectionIn, limit, isNamed } = exceeded;
  const source = isNamed ? recordSource(vehicle, 'largest tire by lift') : SOURCES.usualWidth;
  return reason({
    code: isNamed ? 'tire.wider' : 'tire.widthUnknown',
    verdict: 'unknown',
    values: { have: sectionIn, limit, height: diameterIn },
    measured: sectionIn,
    limit,
    margin: rounded(limit - sectionIn, 2),
    unit: 'in',
    source,
    confidence: isNamed ? fieldConfidence(vehicle, 'liftTire') : source.confidence,
    fix: MEASURE,
  });
}
