import type { Vehicle } from '#src/domain/catalog/index.ts';
import { tireDiameterIn, tireSectionIn } from './tire-dimensions.ts';
import { findTireSize } from './tire-size.ts';

/** What follows from the sizes of a vehicle's record; null if they cannot be read. */
export type FactorySizes = {
  stockDiameterIn: number;
  /** Of the standard size and those of other trims. */
  largestDiameterIn: number;
  widestSectionIn: number | null;
  smallestRimIn: number;
};

/** Cached: a shelf asks about the same vehicle thousands of times, and its record does not change meanwhile. */
const known = new WeakMap<Vehicle, FactorySizes>();

/** The sizes of the factory's tires and wheels, in inches. */
export function factorySizesOf(vehicle: Vehicle): FactorySizes {
  const found = known.get(vehicle) ?? readSizes(vehicle);
  known.set(vehicle, found);
  return found;
}

function readSizes({ stockTire, altStockTires, stockWheel }: Vehicle): FactorySizes {
  const stock = findTireSize(stockTire.size);
  const sizes = [stock, ...altStockTires.map(findTireSize)].filter((size) => size !== null);
  // The record's own figure is rounded to 0.1 in, so the size is the better source.
  const stockDiameterIn = stock ? tireDiameterIn(stock) : stockTire.diameterIn;
  return {
    stockDiameterIn,
    largestDiameterIn: Math.max(stockDiameterIn, ...sizes.map(tireDiameterIn)),
    widestSectionIn: sizes.length === 0 ? null : Math.max(...sizes.map(tireSectionIn)),
    smallestRimIn: Math.min(stockWheel.diameterIn, ...sizes.map((size) => size.rimIn)),
  };
}
