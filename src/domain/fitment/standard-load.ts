import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Confidence } from './confidence.ts';
import { isPassengerTire, loadIndexLb, truckTireLoadLb } from './tire-load.ts';
import { findTireSize, formatTireSize, type TireSize } from './tire-size.ts';

/**
 * Single load index of the sizes that trucks leave the factory on: standard load for passenger sizes, the highest
 * common load range for LT sizes, so that a record without an index is never judged more leniently than one with it.
 * Source: load tables of ETRTO and the Tire and Rim Association. Sizes that are not listed are not guessed.
 */
const INDEXES: Record<string, number> = {
  '225/75R15': 102,
  '255/65R17': 110,
  '255/70R17': 112,
  '265/60R18': 110,
  '265/65R17': 112,
  '265/65R18': 114,
  '265/70R16': 112,
  '265/70R17': 115,
  '265/70R18': 116,
  '265/75R16': 116,
  '275/55R20': 113,
  '275/60R20': 115,
  '275/65R18': 116,
  'LT245/75R16': 120,
  'LT255/75R17': 111,
  'LT265/70R17': 121,
  'LT265/70R18': 124,
  'LT275/70R18': 125,
  'LT285/70R17': 121,
  'LT315/70R17': 121,
};

/** The same of LT sizes in a lower load range, for records that name the range of their factory tire. */
const INDEXES_BY_RANGE: Record<string, Record<string, number>> = { 'LT245/75R16': { C: 108 } };

/**
 * What one standard tire carries on the truck, in lb. By law the standard tires carry the axle's rating, so a tire
 * with the same load needs no known rating. Null if neither the record nor the table has the size.
 */
export function standardTireLoadLb(vehicle: Vehicle): number | null {
  const size = findTireSize(vehicle.stockTire.size);
  if (!size) return null;
  const index = vehicle.stockLoadIndex ?? indexByRange(vehicle) ?? tableIndex(size);
  const loadLb = index === null ? null : loadIndexLb(index);
  if (loadLb === null) return null;
  return truckTireLoadLb({ loadLb, passenger: isPassengerSize(size) });
}

/** How sure the record is of the load range that the standard load follows from; null if it follows from none. */
export function standardRangeConfidence(vehicle: Vehicle): Confidence | null {
  const isByRange = vehicle.stockLoadIndex === null && indexByRange(vehicle) !== null;
  return isByRange ? (standardTire(vehicle)?.confidence ?? null) : null;
}

function indexByRange(vehicle: Vehicle): number | null {
  const range = standardTire(vehicle)?.loadRange;
  return (range && INDEXES_BY_RANGE[vehicle.stockTire.size]?.[range]) || null;
}

function standardTire({ factoryTires, stockTire }: Vehicle) {
  return factoryTires?.find(({ size }) => size === stockTire.size);
}

function tableIndex(size: TireSize): number | null {
  const name = dimensionName(size);
  return INDEXES[name] ?? INDEXES[`LT${name}`] ?? null;
}

/** A size that only exists as LT is one, even if the record omits the letters. */
function isPassengerSize(size: TireSize): boolean {
  const name = dimensionName(size);
  const isOnlyLt = !(name in INDEXES) && `LT${name}` in INDEXES;
  return isPassengerTire(size) && !isOnlyLt;
}

/** P sizes count as the Euro size, whose index is the same or one or two higher. */
function dimensionName(size: TireSize): string {
  return formatTireSize({ ...size, marks: null }).replace(/^P/, '');
}
