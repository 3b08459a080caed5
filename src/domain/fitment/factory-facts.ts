import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type AxleNeed, heavierAxle } from './axle-need.ts';
import { offeredRatios } from './gear-families.ts';
import { standardTireLoadLb } from './standard-load.ts';
import { tireDiameterIn, tireSectionIn } from './tire-dimensions.ts';
import { findTireSize } from './tire-size.ts';

/** What follows from a vehicle's record alone; null if its sizes cannot be read. */
export type FactoryFacts = {
  stockDiameterIn: number;
  /** Of the standard size and those of other trims. */
  largestDiameterIn: number;
  widestSectionIn: number | null;
  smallestRimIn: number;
  standardLoadLb: number | null;
  axle: AxleNeed;
  offeredRatios: readonly number[];
};

/** Cached: a shelf asks about the same vehicle thousands of times, and its record does not change meanwhile. */
const known = new WeakMap<Vehicle, FactoryFacts>();

export function factoryFactsOf(vehicle: Vehicle): FactoryFacts {
  const found = known.get(vehicle) ?? readFacts(vehicle);
  known.set(vehicle, found);
  return found;
}

function readFacts(vehicle: Vehicle): FactoryFacts {
  const { stockTire, altStockTires, stockWheel } = vehicle;
  const stock = findTireSize(stockTire.size);
  const sizes = [stock, ...altStockTires.map(findTireSize)].filter((size) => size !== null);
  // The record's own figure is rounded to 0.1 in, so the size is the better source.
  const stockDiameterIn = stock ? tireDiameterIn(stock) : stockTire.diameterIn;
  return {
    stockDiameterIn,
    largestDiameterIn: Math.max(stockDiameterIn, ...sizes.map(tireDiameterIn)),
    widestSectionIn: sizes.length === 0 ? null : Math.max(...sizes.map(tireSectionIn)),
    smallestRimIn: Math.min(stockWheel.diameterIn, ...sizes.map((size) => size.rimIn)),
    standardLoadLb: standardTireLoadLb(vehicle),
    axle: heavierAxle(vehicle),
    offeredRatios: offeredRatios(vehicle),
  };
}
