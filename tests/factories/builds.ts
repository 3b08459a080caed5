import fc from 'fast-check';
import type { FitBuild, Vehicle } from '#src/domain/fitment/index.ts';
import { catalog, kits, vehicles } from './demo-records.ts';

/** Mostly plausible builds: wheels with the hub's bolt pattern, tires of the wheel's diameter. */
export function plausibleBuildOn(trucks: readonly Vehicle[]): fc.Arbitrary<FitBuild> {
  return fc
    .tuple(fc.constantFrom(...trucks), fc.option(fc.constantFrom(...kits)), fc.nat(), fc.nat())
    .map(([vehicle, lift, wheelAt, tireAt]) => {
      const wheels = catalog.wheels.filter((one) => one.boltPatterns.includes(vehicle.boltPattern));
      const wheel = wheels[wheelAt % wheels.length] ?? null;
      const tires = catalog.tires.filter((one) => one.size.includes(`R${wheel?.diameterIn}`));
      return { vehicle, lift, wheel, tire: tires[tireAt % tires.length] ?? null };
    });
}

export const plausibleBuild = plausibleBuildOn(vehicles);
