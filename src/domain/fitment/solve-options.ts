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
  fit: Fit;
  sku: string;
  /** Of all that is needed: one kit, four wheels, four tires. Of a kit's price span the most. */
  priceCents: number;
};

export type LiftOption = Option<LiftKit, FitLift | null>;
export type WheelOption = Option<Wheel, FitWheel | null>;
/** A solver always has a tire; a build may have none yet. */
export type TireOption<T = FitTire | null> = Option<Tire, T>;
export type Options<T = FitTire | null> = {
  lifts: LiftOption[];
  wheels: WheelOption[];
  tires: TireOption<T>[];
};

const CORNERS = 4;

// Every field of a part that a rule reads.
const LIFT_FIELDS = [
  'type',
  'for',
  'frontIn',
  'rearIn',
  'driveline',
  'reGear',
  'details',
  'maxTireIn',
];
const WHEEL_FIELDS = [
  'diameterIn',
  'widthIn',
  'offsetMm',
  'boreMm',
  'boltPatterns',
  'loadRatingLb',
];
const TIRE_FIELDS = ['size', 'diameterIn', 'rimMinIn', 'rimMaxIn', 'maxLoadLb'];

/** Stock height or a kit, factory or catalogue wheels, factory or catalogue tires. */
export function optionsOf(vehicle: Vehicle, catalog: PartsCatalog): Options<FitTire> {
  return {
    lifts: [stockHeight(), ...cheapestOfEach(catalog.liftKits.map(liftOption), LIFT_FIELDS)],
    wheels: [keptWheels(vehicle), ...cheapestOfEach(catalog.wheels.map(wheelOption), WHEEL_FIELDS)],
    tires: [keptTires(vehicle), ...cheapestOfEach(catalog.tires.map(tireOption), TIRE_FIELDS)],
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

function keptTires(vehicle: Vehicle): TireOption<FitTire> {
  return { part: null, fit: factoryTire(vehicle), sku: '', priceCents: 0 };
}

function liftOption(part: LiftKit): LiftOption {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents.max };
}

function wheelOption(part: Wheel): WheelOption {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents * CORNERS };
}

function tireOption(part: Tire): TireOption<FitTire> {
  return { part, fit: part, sku: part.sku, priceCents: part.priceCents * CORNERS };
}

/**
 * Of parts that no rule can tell apart the cheapest stands for all, of equals the first SKU:
 * whatever build another of them is in, the same build with this one is as good or better.
 */
function cheapestOfEach<Part, Fit>(
  options: readonly Option<Part, Fit>[],
  fields: string[],
): Option<Part, Fit>[] {
  const best = new Map<string, Option<Part, Fit>>();
  for (const option of options) {
    const key = JSON.stringify(option.fit, fields);
    const known = best.get(key);
    if (!known || comparePrice(option, known) < 0) best.set(key, option);
  }
  return [...best.values()];
}

function comparePrice(one: Option<unknown, unknown>, other: Option<unknown, unknown>): number {
  return one.priceCents - other.priceCents || (one.sku < other.sku ? -1 : 1);
}
