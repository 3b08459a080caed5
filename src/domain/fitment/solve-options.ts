import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  type FitBuild,
  type FitLift,
  type FitTire,
  type FitWheel,
  factoryTire,
  factoryWheel,
} from './build.ts';

/** What a solver may choose from. */
export type PartsCatalog = {
  liftKits: readonly LiftKit[];
  wheels: readonly Wheel[];
  tires: readonly Tire[];
};

/** One choice for a place on the truck; `part` is null for stock height and factory parts. */
export type Option<Part, Fit> = {
  part: Part | null;
  fit: Fit | null;
  sku: string;
  /** Of all that is needed: one kit, four wheels, four tires. Of a kit's price span the most. */
  priceCents: number;
};

export type LiftOption = Option<LiftKit, FitLift>;
export type WheelOption = Option<Wheel, FitWheel>;
export type TireOption = Option<Tire, FitTire>;
export type Options = { lifts: LiftOption[]; wheels: WheelOption[]; tires: TireOption[] };

const CORNERS = 4;

/** Stock height or a kit, factory or catalogue wheels, factory or catalogue tires. */
export function optionsOf(vehicle: Vehicle, catalog: PartsCatalog): Options {
  return {
    lifts: [stockHeight(), ...cheapestOfEach(catalog.liftKits.map(liftOption), liftKey)],
    wheels: [keptWheels(vehicle), ...cheapestOfEach(catalog.wheels.map(wheelOption), wheelKey)],
    tires: [keptTires(vehicle), ...cheapestOfEach(catalog.tires.map(tireOption), tireKey)],
  };
}

/** The parts of a build as they are: bought or not, they cost nothing more. */
export function optionsAsBuilt({ lift, wheel, tire }: FitBuild): Options {
  const kept = { part: null, sku: '', priceCents: 0 };
  return {
    lifts: [{ ...kept, fit: lift }],
    wheels: [{ ...kept, fit: wheel }],
    tires: [{ ...kept, fit: tire }],
  };
}

function stockHeight(): LiftOption {
  return { part: null, fit: null, sku: '', priceCents: 0 };
}

function keptWheels(vehicle: Vehicle): WheelOption {
  return { part: null, fit: factoryWheel(vehicle), sku: '', priceCents: 0 };
}

function keptTires(vehicle: Vehicle): TireOption {
  return { part: null, fit: factoryTire(vehicle), sku: '', priceCents: 0 };
}

function liftOption(part: LiftKit): LiftOption {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents.max };
}

function wheelOption(part: Wheel): WheelOption {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents * CORNERS };
}

function tireOption(part: Tire): TireOption {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents * CORNERS };
}

/**
 * Of parts that no rule can tell apart the cheapest stands for all, of equals the first SKU:
 * whatever build another of them is in, the same build with this one is as good or better.
 */
function cheapestOfEach<Part, Fit>(
  options: readonly Option<Part, Fit>[],
  keyOf: (option: Option<Part, Fit>) => string,
): Option<Part, Fit>[] {
  const best = new Map<string, Option<Part, Fit>>();
  for (const option of options) {
    const key = keyOf(option);
    const known = best.get(key);
    if (!known || comparePrice(option, known) < 0) best.set(key, option);
  }
  return [...best.values()];
}

function comparePrice(one: Option<unknown, unknown>, other: Option<unknown, unknown>): number {
  return one.priceCents - other.priceCents || (one.sku < other.sku ? -1 : 1);
}

// Each key is every field of the part that a rule reads.
function liftKey({ fit }: LiftOption): string {
  return JSON.stringify([
    fit?.type,
    fit?.for,
    fit?.frontIn,
    fit?.rearIn,
    fit?.driveline,
    fit?.reGear,
  ]);
}

function wheelKey({ fit }: WheelOption): string {
  return JSON.stringify([
    fit?.diameterIn,
    fit?.widthIn,
    fit?.offsetMm,
    fit?.boreMm,
    fit?.boltPatterns,
    fit?.loadRatingLb,
  ]);
}

function tireKey({ fit }: TireOption): string {
  return JSON.stringify([fit?.size, fit?.diameterIn, fit?.rimMinIn, fit?.rimMaxIn, fit?.maxLoadLb]);
}
