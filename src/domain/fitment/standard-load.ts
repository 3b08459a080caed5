import type { Vehicle } from '#src/domain/catalog/index.ts';
import { platformOf } from './platforms.ts';
import { isPassengerTire, loadIndexLb, truckTireLoadLb } from './tire-load.ts';
import { findTireSize, formatTireSize, type TireSize } from './tire-size.ts';

type IndexSpan = { least: number; most: number };

/**
 * Single load index of the sizes that trucks leave the factory on: standard load of passenger
 * sizes, least and most common load range of LT sizes. Source: load tables of ETRTO and the
 * Tire and Rim Association. A size that is not here is not guessed.
 */
const INDEXES: Record<string, IndexSpan> = {
  '225/75R15': only(102),
  '255/65R17': only(110),
  '255/70R17': only(112),
  '265/60R18': only(110),
  '265/65R17': only(112),
  '265/65R18': only(114),
  '265/70R16': only(112),
  '265/70R17': only(115),
  '265/70R18': only(116),
  '265/75R16': only(116),
  '275/55R20': only(113),
  '275/60R20': only(115),
  '275/65R18': only(116),
  'LT255/75R17': only(111),
  'LT265/70R17': only(121),
  'LT265/70R18': only(124),
  'LT275/70R18': only(125),
  'LT285/70R17': { least: 116, most: 121 },
  'LT315/70R17': only(121),
};

/**
 * What one standard tire carries on the truck, lb. By law the standard tires carry the axle's
 * rating, so a tire that carries as much needs no rating to be known. Null where neither the
 * record nor the table has the size. Heavy-duty trucks come on the most of an LT size.
 */
export function standardTireLoadLb(vehicle: Vehicle): number | null {
  const size = findTireSize(vehicle.stockTire.size);
  if (!size) return null;
  const index = vehicle.stockLoadIndex ?? standardIndex(vehicle, size);
  const loadLb = index === null ? null : loadIndexLb(index);
  if (loadLb === null) return null;
  return truckTireLoadLb({ loadLb, passenger: isPassengerSize(size) });
}

function standardIndex(vehicle: Vehicle, size: TireSize): number | null {
  const name = dimensionName(size);
  const span = INDEXES[name] ?? INDEXES[`LT${name}`];
  if (!span) return null;
  return platformOf(vehicle)?.size === 'midsize' ? span.least : span.most;
}

/** A size that exists as LT only is one, though the record leaves the letters out. */
function isPassengerSize(size: TireSize): boolean {
  const name = dimensionName(size);
  const isOnlyLt = !(name in INDEXES) && `LT${name}` in INDEXES;
  return isPassengerTire(size) && !isOnlyLt;
}

/** P sizes count as the Euro size, whose index is the same or one or two higher. */
function dimensionName(size: TireSize): string {
  return formatTireSize({ ...size, marks: null }).replace(/^P/, '');
}

function only(index: number): IndexSpan {
  return { least: index, most: index };
}
