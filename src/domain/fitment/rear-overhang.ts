import type { Vehicle } from '#src/domain/catalog/index.ts';

/** From the rear axle to the bumper, in inches: a spare on the tailgate is above it and does not count. */
export function bumperOverhangIn(vehicle: Vehicle): number {
  if (vehicle.lengthIncludes !== 'tailgate-mounted spare') return vehicle.rearOverhangIn;
  return vehicle.rearOverhangIn - (vehicle.spareProtrusionIn ?? 0);
}
