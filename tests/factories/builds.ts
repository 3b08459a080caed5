import fc from 'fast-check';
import type { FitBuild } from '#src/domain/fitment/index.ts';
import { catalog, kits, vehicles } from './demo-records.ts';

/** Mostly plausible builds: wheels with the hub's bolt pattern, tires of the wheel's diameter. */
export const plausibleBuild = fc
  .tuple(fc.constantFrom(...vehicles), fc.option(fc.constantFrom(...kits)), fc.nat(), fc.nat())
  .map(([vehicle, lift, wheelAt, tireAt]): FitBuild => {
    const wheels = catalog.wheels.filter((one) => one.boltPatterns.includes(vehicle.boltPattern));
    const wheel = wheels[wheelAt % wheels.length] ?? null;
    const tires = catalog.tires.filter((one) => one.size.includes(`R${wheel?.diameterIn}`));
    return { vehicle, lift, wheel, tire: tires[tireAt % tires.length] ?? null };
  });
