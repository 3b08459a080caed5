import type { LiftKit, Tire, Vehicle } from '#src/domain/catalog/index.ts';
import {
  type FitTire,
  findTireSize,
  formatTireSize,
  type TireSize,
  tireDiameterIn,
} from '#src/domain/fitment/index.ts';
import { fitKeyOf } from './fit-key.ts';

/** What the parts of a shelf must fit, with its records. */
export type FitQuestion = {
  vehicle: Vehicle;
  lift: LiftKit | null;
  /** The tires that may go on a wheel of this diameter; [] if the tire is unknown. */
  tiresOn(wheelIn: number): FitTire[];
};

type FitInput = {
  vehicle: Vehicle;
  lift: LiftKit | null;
  tire: string | null;
  /** The shop's tires, which list their approved rims. */
  tires: readonly Tire[];
};

/** Parses the requested tire; a text that is not a size is ignored. */
export function toFitQuestion({ vehicle, lift, tire, tires }: FitInput): FitQuestion {
  const known = new Map<number, FitTire[]>();
  const find = tire === null ? factorySizes : askedSize;
  const choose = (wheelIn: number) => find({ vehicle, tire: tire ?? '', tires }, wheelIn);
  return {
    vehicle,
    lift,
    tiresOn(wheelIn) {
      const chosen = known.get(wheelIn) ?? choose(wheelIn);
      known.set(wheelIn, chosen);
      return chosen;
    },
  };
}

type Source = { vehicle: Vehicle; tire: string; tires: readonly Tire[] };

/** A complete size includes its rim, so a wheel of another diameter is refused with that reason. */
function askedSize({ tire, tires }: Source, wheelIn: number): FitTire[] {
  const size = findTireSize(/[RDB-]\d\d/i.test(tire) ? tire : `${tire}R${wheelIn}LT`);
  if (!size) return [];
  const ofTheShop = sameSize(tires, size);
  return ofTheShop.length > 0 ? ofTheShop : [nominalTire(size)];
}

/** The standard size, else one of another trim, for this diameter and with approved rims on record. */
function factorySizes({ vehicle, tires }: Source, wheelIn: number): FitTire[] {
  const sizes = [vehicle.stockTire.size, ...vehicle.altStockTires].map(findTireSize);
  const ofTheShop = sizes
    .filter((size) => size?.rimIn === wheelIn)
    .map((size) => (size ? sameSize(tires, size) : []));
  return ofTheShop.find((found) => found.length > 0) ?? [];
}

/** Those of the shop's tires that the rules can tell apart. */
function sameSize(tires: readonly Tire[], size: TireSize): FitTire[] {
  const asked = dimensionOf(size);
  const same = tires.filter((tire) => {
    const other = findTireSize(tire.size);
    return other !== null && dimensionOf(other) === asked;
  });
  return [...new Map(same.map((tire) => [fitKeyOf('tires', tire), tire])).values()];
}

/** The approved rims of this size are unknown. */
function nominalTire(size: TireSize): FitTire {
  return {
    size: formatTireSize(size),
    diameterIn: tireDiameterIn(size),
    rimMinIn: null,
    rimMaxIn: null,
  };
}

function dimensionOf(size: TireSize): string {
  return size.form === 'flotation'
    ? `${size.diameterIn}x${size.sectionIn}R${size.rimIn}`
    : `${size.sectionMm}/${size.aspect}R${size.rimIn}`;
}
