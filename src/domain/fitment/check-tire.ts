import type { LiftTireRow, Vehicle } from '#src/domain/catalog/index.ts';
import { type FitLift, type FitTire, factorySizeKind } from './build.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import { type Fix, MEASURE, type Reason, reason, rounded, VERDICTS } from './reasons.ts';
import { readRowNote } from './row-note.ts';
import { recordSource } from './sources.ts';
import {
  clearanceLiftIn,
  isWithinCut,
  isWithinRow,
  judgeTireAtRow,
  leastCleanIn,
  rowsAtLift,
  trimmedLimitIn,
  untrimmedLimitIn,
} from './tire-limit.ts';

/** Planning hours for liner and bumper trimming, as shops book them. */
const TRIM: Fix = { code: 'fix.trim', values: { hours: '1–3' } };
/** Planning hours for cutting and welding a body or cab mount, a bumper or the fenders, as shops book them. */
const CUT: Fix = { code: 'fix.cut', values: { hours: '3–6' } };

type TireInput = { vehicle: Vehicle; lift: Pick<FitLift, 'frontIn'> | null; tire: FitTire };

/**
 * Compares the tire with the record's limits at this lift. A tire that clears a lower row untrimmed needs no trimming
 * higher up; a size the factory fitted as standard always fits.
 */
export function checkTireDiameter({ vehicle, lift, tire }: TireInput): Reason {
  const liftIn = clearanceLiftIn(lift);
  const rows = rowsAtLift(vehicle, liftIn);
  const row = bestRow(rows, tire.diameterIn);
  const said = {
    measured: rounded(tire.diameterIn, 2),
    unit: 'in' as const,
    source: recordSource(vehicle, 'largest tire by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire', 'maxTireStockIn'),
  };
  if (!row) return reason({ ...said, code: 'tire.unknown', verdict: 'unknown', fix: MEASURE });
  const factory = factorySizeKind(vehicle, tire);
  const verdict = factory === 'standard' ? 'fits' : judgeTireAtRow(row, tire.diameterIn);
  const holds = verdict === 'fits' ? untrimmedLimitIn(row) : trimmedLimitIn(row);
  const tableIn = holds ?? row.maxTireIn;
  // The trim is unknown: of those that take the tire, the most restrictive one counts.
  const leastIn = verdict === 'fits' ? leastCleanIn(vehicle, liftIn) : tableIn;
  const limitIn = rounded(tire.diameterIn <= leastIn ? Math.min(tableIn, leastIn) : tableIn);
  const figures = {
    ...said,
    ...(factory !== 'standard' && {
      confidence: lowestConfidence([said.confidence, row.confidence ?? 'high']),
    }),
    values: { have: rounded(tire.diameterIn), limit: limitIn, lift: liftIn },
    limit: limitIn,
    margin: rounded(limitIn - tire.diameterIn, 2),
  };
  if (verdict === 'fits') return reason({ ...figures, code: 'tire.ok', verdict });
  if (isWithinRow(row, tire.diameterIn)) return needsTrimming(row, figures);
  // A taller factory size belongs to a trim with other springs: it is not refused, but promised no more
  // than another size of the same height.
  if (factory === 'other') {
    const said = { ...figures, code: 'tire.otherTrim' as const };
    return verdict === 'does-not-fit'
      ? reason({ ...said, verdict: 'unknown', fix: MEASURE })
      : reason({ ...said, verdict, fix: TRIM });
  }
  const moreLift = liftFix(vehicle, { liftIn, diameterIn: tire.diameterIn });
  const cut = rows.find((one) => isWithinCut(one, tire.diameterIn));
  if (cut) {
    const said = { ...figures, code: 'tire.cut' as const, places: cut.cutAt };
    return reason({
      ...said,
      verdict,
      fix: verdict === 'fits-with-work' ? CUT : (moreLift ?? CUT),
    });
  }
  const fix = moreLift ?? (verdict === 'fits-with-work' ? TRIM : null);
  return reason({ ...figures, code: 'tire.over', verdict, ...(fix && { fix }) });
}

type Figures = Omit<Reason, 'code' | 'verdict' | 'decides' | 'fix'>;

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
