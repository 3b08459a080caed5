import type { LiftTireRow, Vehicle } from '#src/domain/catalog/index.ts';
import { type FitLift, type FitTire, factorySizeKind, roomDiameterIn } from './build.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import {
  type Fix,
  MEASURE,
  type Reason,
  reason,
  rounded,
  VERDICTS,
  type Verdict,
} from './reasons.ts';
import { readRowNote } from './row-note.ts';
import { recordSource } from './sources.ts';
import {
  type Between,
  betweenHeights,
  clearanceLiftIn,
  isWithinCut,
  isWithinRow,
  judgeTireAtRow,
  leastCleanIn,
  rowsAtLift,
  trimmedLimitIn,
  untrimmedLimitIn,
  workLimits,
} from './tire-limit.ts';

/** Planning hours for liner and bumper trimming, as shops book them. */
export const TRIM: Fix = { code: 'fix.trim', values: { hours: '1–3', fromHours: 1, toHours: 3 } };
/** Planning hours for cutting and welding a body or cab mount, a bumper or the fenders, as shops book them. */
const CUT: Fix = { code: 'fix.cut', values: { hours: '3–6', fromHours: 3, toHours: 6 } };

type Figures = Pick<
  Reason,
  'values' | 'measured' | 'limit' | 'margin' | 'unit' | 'source' | 'confidence'
>;
type TireInput = { vehicle: Vehicle; lift: Pick<FitLift, 'frontIn'> | null; tire: FitTire };

/**
 * Compares the tire with the record's limits at this lift. A tire that clears a lower row untrimmed needs no trimming
 * higher up; a size the factory fitted as standard always fits.
 */
export function checkTireDiameter(asked: TireInput): Reason {
  const { vehicle, lift, tire } = asked;
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift));
  const diameterIn = roomDiameterIn(tire);
  const row = bestRow(rows, diameterIn);
  if (!row) return limitUnknown(asked);
  const factory = factorySizeKind(vehicle, tire);
  const verdict = factory === 'standard' ? 'fits' : judgeTireAtRow(row, diameterIn);
  const figures = figuresOf(asked, { row, verdict, isStandard: factory === 'standard' });
  if (verdict === 'fits') return reason({ ...figures, code: 'tire.ok', verdict });
  if (isWithinRow(row, diameterIn)) return needsTrimming(row, figures);
  if (factory === 'other') return ofAnotherTrim(verdict, figures);
  const moreLift = liftFix(vehicle, { liftIn: clearanceLiftIn(lift), diameterIn });
  if (verdict === 'fits-with-work') {
    return reason({ ...figures, code: 'tire.over', verdict, fix: moreLift ?? TRIM });
  }
  const between = betweenHeights(workLimits(vehicle), {
    liftIn: clearanceLiftIn(lift),
    diameterIn,
  });
  if (between) return betweenRows(between, figures);
  const cut = rows.find((one) => isWithinCut(one, diameterIn));
  if (!cut)
    return reason({ ...figures, code: 'tire.over', verdict, ...(moreLift && { fix: moreLift }) });
  return reason({ ...figures, code: 'tire.cut', verdict, places: cut.cutAt, fix: moreLift ?? CUT });
}

function limitUnknown({ vehicle, tire }: TireInput): Reason {
  return reason({
    ...measuredOf(vehicle, tire),
    code: 'tire.unknown',
    verdict: 'unknown',
    fix: MEASURE,
  });
}

function measuredOf(vehicle: Vehicle, tire: FitTire) {
  return {
    measured: rounded(roomDiameterIn(tire), 2),
    unit: 'in' as const,
    source: recordSource(vehicle, 'largest tire by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire', 'maxTireStockIn'),
  };
}

type Judged = { row: LiftTireRow; verdict: Verdict; isStandard: boolean };

function figuresOf(
  { vehicle, lift, tire }: TireInput,
  { row, verdict, isStandard }: Judged,
): Figures {
  const said = measuredOf(vehicle, tire);
  const liftIn = clearanceLiftIn(lift);
  const diameterIn = roomDiameterIn(tire);
  const holds = verdict === 'fits' ? untrimmedLimitIn(row) : trimmedLimitIn(row);
  const tableIn = holds ?? row.maxTireIn;
  // The trim is unknown: of those that take the tire, the most restrictive one counts.
  const leastIn = verdict === 'fits' ? leastCleanIn(vehicle, liftIn) : tableIn;
  const limitIn = rounded(diameterIn <= leastIn ? Math.min(tableIn, leastIn) : tableIn);
  return {
    ...said,
    ...(!isStandard && {
      confidence: lowestConfidence([said.confidence, row.confidence ?? 'high']),
    }),
    values: { have: rounded(diameterIn), limit: limitIn, lift: liftIn },
    limit: limitIn,
    margin: rounded(limitIn - diameterIn, 2),
  };
}

/** Between two heights on record the room grows; how fast, nobody has measured on this truck. */
function betweenRows({ below, above }: Between, figures: Figures): Reason {
  return reason({
    ...figures,
    code: 'tire.between',
    verdict: 'fits-with-work',
    confidence: lowestConfidence([figures.confidence, 'low']),
    values: { ...figures.values, below: below.liftIn, above: above.liftIn },
    fix: TRIM,
  });
}

/**
 * A taller factory size belongs to a trim with other springs: it is not refused, but promised no more than another size
 * of the same height.
 */
function ofAnotherTrim(verdict: Verdict, figures: Figures): Reason {
  const said = { ...figures, code: 'tire.otherTrim' as const };
  return verdict === 'does-not-fit'
    ? reason({ ...said, verdict: 'unknown', fix: MEASURE })
    : reason({ ...said, verdict, fix: TRIM });
}

function needsTrimming(row: LiftTireRow, figures: Figures): Reason {
  return reason({
    ...figures,
    code: 'tire.trim',
    verdict: 'fits-with-work',
    places: row.trimAt.length > 0 ? row.trimAt : readRowNote(row.notes).places,
    fix: TRIM,
  });
}

/** The row that suits this tire best; among equals, one whose limit holds, then the highest. */
function bestRow(rows: LiftTireRow[], diameterIn: number): LiftTireRow | undefined {
  const rank = (row: LiftTireRow) =>
    2 * VERDICTS.indexOf(judgeTireAtRow(row, diameterIn)) + (isWithinRow(row, diameterIn) ? 0 : 1);
  return rows.reduce<LiftTireRow | undefined>(
    (best, row) => (best && rank(best) < rank(row) ? best : row),
    undefined,
  );
}

function liftFix(vehicle: Vehicle, at: { liftIn: number; diameterIn: number }): Fix | null {
  const row = vehicle.liftTire.find(
    (higher) => higher.liftIn > at.liftIn && isWithinRow(higher, at.diameterIn),
  );
  return row ? { code: 'fix.lift', values: { lift: row.liftIn - at.liftIn } } : null;
}
