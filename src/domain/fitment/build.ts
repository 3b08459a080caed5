import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { factorySizesOf } from './factory-sizes.ts';
import type { LiftHeights } from './ride-height.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { findTireSize, isSameDimension } from './tire-size.ts';

/** What the rules need to know about a kit, a wheel and a tire; the catalog's own types contain all of it. */
export type FitLift = Pick<
  LiftKit,
  'type' | 'for' | 'frontIn' | 'rearIn' | 'driveline' | 'reGear'
> & {
  /** The largest tire that the maker allows; null: not stated. */
  details?: { maxTireIn: number | null };
};

export type FitWheel = Pick<Wheel, 'diameterIn' | 'widthIn' | 'boltPatterns' | 'boreMm'> & {
  /** Null if not on record, as for some factory wheels. */
  offsetMm: number | null;
  /** Load rating per wheel; null: not on record; undefined: not asked for. */
  loadRatingLb?: number | null;
  /** The product line: suggested replacements stay within the line if possible. */
  lineId?: string;
  /** Seat of its lug nuts, as its maker says: "conical seat, vehicle thread"; undefined: not asked for. */
  lug?: string;
  factory?: boolean;
};

export type FitTire = Pick<Tire, 'size' | 'diameterIn' | 'rimMinIn' | 'rimMaxIn'> & {
  /** Load rating per tire; null: not on record; undefined: just a size, not a particular tire. */
  maxLoadLb?: number | null;
  /** The tread; undefined: just a size, not a particular tire. No rule reads it. */
  type?: Tire['type'];
  /** Speed symbol and load range: undefined for just a size. They decide nothing; notes tell what they mean. */
  speed?: string;
  loadRange?: string;
  lineId?: string;
  factory?: boolean;
};

/**
 * A vehicle with what is chosen for it. Null: not chosen, so nothing is said about it, and stock height or the
 * factory part is assumed where another part needs a figure. A customer who keeps the factory part chooses it
 * explicitly: `factoryWheel`, `factoryTire`.
 */
export type FitBuild = {
  vehicle: Vehicle;
  lift: FitLift | null;
  /** What is already on the truck or is added with the lift: a spacer, a body lift. */
  secondLift?: FitLift | null;
  wheel: FitWheel | null;
  tire: FitTire | null;
};

export function factoryWheel({ stockWheel, boltPattern, hubBoreMm }: Vehicle): FitWheel {
  return { ...stockWheel, boltPatterns: [boltPattern], boreMm: hubBoreMm, factory: true };
}

/** The standard tire. Without approved rims on record, at least its own wheel is one of them. */
export function factoryTire(vehicle: Vehicle): FitTire {
  const { size } = vehicle.stockTire;
  const original = vehicle.factoryTires?.find((one) => isSameSize(one.size, size));
  return {
    size,
    diameterIn: stockDiameterIn(vehicle),
    rimMinIn: original?.rimMinIn ?? null,
    rimMaxIn: original?.rimMaxIn ?? null,
    factory: true,
  };
}

function isSameSize(text: string, other: string): boolean {
  const [size, another] = [findTireSize(text), findTireSize(other)];
  return size !== null && another !== null && isSameDimension(size, another);
}

/** The same build with the factory parts chosen where nothing else was. */
export function withFactoryParts(build: FitBuild) {
  return {
    ...build,
    wheel: build.wheel ?? factoryWheel(build.vehicle),
    tire: build.tire ?? factoryTire(build.vehicle),
  };
}

/** Computed from the size, because the record's own figure is rounded to 0.1 in. */
export function stockDiameterIn(vehicle: Vehicle): number {
  return factorySizesOf(vehicle).stockDiameterIn;
}

// Makers' own figures for one size differ by no more.
const SAME_HEIGHT_IN = 0.5;

/**
 * The height of a tire on the scale of the records' limits, in inches: what its size says, which makers' own figures stay
 * 0.2 to 0.5 in below ("33x12.50" is 33 in here, though it measures 32.8). The maker's figure of metric sizes, of which
 * it is the arithmetic, and where the two cannot be of one tire.
 */
export function roomDiameterIn({ size, diameterIn }: Pick<FitTire, 'size' | 'diameterIn'>): number {
  const read = findTireSize(size);
  const belowIn = read?.form === 'flotation' ? read.diameterIn - diameterIn : 0;
  return belowIn > 0 && belowIn <= SAME_HEIGHT_IN + 1e-9 ? diameterIn + belowIn : diameterIn;
}

/** Whether the factory fitted this size: as standard, or on another trim of the generation. */
export function factorySizeKind(vehicle: Vehicle, tire: FitTire): 'standard' | 'other' | null {
  const size = findTireSize(tire.size);
  // An unreadable size may be a factory size judging by its height, so it is not refused.
  if (!size) return isTrimHeight(vehicle, tire.diameterIn) ? 'other' : null;
  const isSize = (text: string) => isSameSize(text, tire.size);
  if (isSize(vehicle.stockTire.size)) return 'standard';
  return vehicle.altStockTires.some(isSize) ? 'other' : null;
}

function isTrimHeight({ altStockTires }: Vehicle, diameterIn: number): boolean {
  return altStockTires.some((size) => Math.abs(tireDiameterIn(size) - diameterIn) < SAME_HEIGHT_IN);
}

/** Lift by axle, and of the body: a body lift raises neither frame nor bumpers. */
export function liftHeights(lift: FitLift | null, second?: FitLift | null): LiftHeights {
  const lifts = [lift, second ?? null].filter((one) => one !== null);
  const sum = (of: readonly FitLift[], height: (one: FitLift) => number) =>
    of.reduce((total, one) => total + height(one), 0);
  const springs = lifts.filter((one) => one.type !== 'body');
  return {
    frontIn: sum(springs, (one) => one.frontIn),
    rearIn: sum(springs, (one) => one.rearIn),
    bodyIn: sum(
      lifts.filter((one) => one.type === 'body'),
      (one) => one.frontIn,
    ),
  };
}
