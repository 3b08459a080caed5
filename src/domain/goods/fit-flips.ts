import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';

/** The verdict for one vehicle without a lift, and its first reason's code. */
export type VehicleFit = { vehicle: Vehicle; verdict: Verdict };

/** A verdict that a change of the part turns into another one. */
export type FitFlip = { vehicle: Vehicle; before: Verdict; after: Verdict };

/** The vehicles whose verdict differs, in their order. */
export function flipsBetween(
  before: readonly VehicleFit[],
  after: readonly VehicleFit[],
): FitFlip[] {
  const was = new Map(before.map(({ vehicle, verdict }) => [vehicle.id, verdict]));
  return after.flatMap(({ vehicle, verdict }) => {
    const earlier = was.get(vehicle.id);
    return earlier === undefined || earlier === verdict
      ? []
      : [{ vehicle, before: earlier, after: verdict }];
  });
}
