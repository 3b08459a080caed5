import type { Vehicle } from '#src/domain/catalog/index.ts';
import { asTrim } from './as-trim.ts';
import type { FitLift } from './build.ts';
import { fieldConfidence } from './confidence.ts';
import { liftApplies } from './lift-application.ts';
import { nameTrims } from './name-trims.ts';
import { note, type Reason } from './reasons.ts';
import { recordSource } from './sources.ts';

/**
 * The trims that a kit for this truck is not made for, because they left the factory on taller or other springs. A note:
 * the record is about the plain truck, and whoever has one of these trims knows its name. Null where the trim was told.
 */
export function noteKitTrims(vehicle: Vehicle, lift: FitLift | null): Reason | null {
  if (!lift || liftApplies(vehicle, lift).applies !== 'yes') return null;
  const covered = (vehicle.trims ?? []).filter(({ rows }) => rows !== 'none');
  const refused = covered.filter(
    ({ id }) => liftApplies(asTrim(vehicle, id), lift).applies === 'no',
  );
  if (refused.length === 0) return null;
  return note({
    code: 'lift.trims',
    verdict: 'does-not-fit',
    values: { trims: nameTrims(refused) },
    source: recordSource(vehicle, 'trims'),
    confidence: fieldConfidence(vehicle, 'trims'),
  });
}
