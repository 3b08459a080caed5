import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type AxleNeed, heavierAxle } from './axle-need.ts';
import { offeredRatios } from './gear-families.ts';
import { standardTireLoadLb } from './standard-load.ts';

/** What follows from a vehicle's record about loads and gears; a page that only draws does not load this. */
export type FactoryFacts = {
  standardLoadLb: number | null;
  axle: AxleNeed;
  offeredRatios: readonly number[];
};

/** Cached, as the sizes are (`factory-sizes.ts`). */
const known = new WeakMap<Vehicle, FactoryFacts>();

export function factoryFactsOf(vehicle: Vehicle): FactoryFacts {
  const found = known.get(vehicle) ?? readFacts(vehicle);
  known.set(vehicle, found);
  return found;
}

function readFacts(vehicle: Vehicle): FactoryFacts {
  return {
    standardLoadLb: standardTireLoadLb(vehicle),
    axle: heavierAxle(vehicle),
    offeredRatios: offeredRatios(vehicle),
  };
}
