import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import { fieldConfidence } from './confidence.ts';
import { isBracketLift } from './lift-application.ts';
import { MEASURE, type Reason, reason } from './reasons.ts';
import { recordSource } from './sources.ts';

const TALL_IN = 4;

type Question = { vehicle: Vehicle; lift: FitLift | null; wheel: { offsetMm: number } };

/**
 * A bracket kit has its own knuckle, so only the record's rows for tall lifts apply. Where the kit is lower than the
 * lowest of them, what clears the knuckle of the taller kit clears this one, too; more offset than that is unknown.
 * Null if the wheel clears, or without such a kit.
 */
export function judgeKnuckle({ vehicle, lift, wheel }: Question): Reason | null {
  if (!lift || !isBracketLift(vehicle, lift)) return null;
  const tall = vehicle.liftTire.filter((row) => row.liftIn >= TALL_IN);
  const limit = tall.findLast((row) => row.liftIn <= lift.frontIn)?.offsetRangeMm[1];
  if (limit === undefined) {
    return tall.some((row) => wheel.offsetMm <= row.offsetRangeMm[1])
      ? null
      : offsetUnknown(vehicle);
  }
  if (wheel.offsetMm <= limit) return null;
  return reason({
    code: 'offset.knuckle',
    verdict: 'does-not-fit',
    values: { have: wheel.offsetMm, limit },
    measured: wheel.offsetMm,
    limit,
    margin: limit - wheel.offsetMm,
    unit: 'mm',
    source: recordSource(vehicle, 'wheel offsets by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire'),
    fix: { code: 'fix.offset', values: { offset: limit } },
  });
}

/** The record has no wheel offsets to go by. */
export function offsetUnknown(vehicle: Vehicle): Reason {
  return reason({
    code: 'offset.unknown',
    verdict: 'unknown',
    unit: 'mm',
    source: recordSource(vehicle, 'wheel offsets by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire'),
    fix: MEASURE,
  });
}
