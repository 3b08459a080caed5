import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  type FitBuild,
  type FitLift,
  type FitTire,
  type FitWheel,
  factoryTire,
  factoryWheel,
} from './build.ts';
import { isHighwayTire, treadDistance } from './tread.ts';

/** What a solver can choose from. */
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
  /** For the complete set: one kit, four wheels, four tires. The top of a kit's price range. */
  priceCents: number;
};

export type LiftOption = Option<LiftKit, FitLift | null>;
export type WheelOption = Option<Wheel, FitWheel | null>;
/** A solver always has a tire; a build may not have one yet. */
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

/**
 * Stock height or a kit, factory or catalog wheels, factory or catalog tires. Highway tires are kept apart from tires
 * that no rule can tell apart from them, because customers who ask for a size rarely mean those.
 */
export function optionsOf(
  vehicle: Vehicle,
  { liftKits, wheels, tires }: PartsCatalog,
): Options<FitTire> {
  const highway = tires.filter(isHighwayTire);
  const others = tires.filter((tire) => !isHighwayTire(tire));
  return {
    lifts: [stockHeight(), ...firstOfEach(liftKits.map(liftOption), LIFT_FIELDS, comparePrice)],
    wheels: [
      keptWheels(vehicle),
      ...firstOfEach(wheels.map(wheelOption), WHEEL_FIELDS, comparePrice),
    ],
    tires: [
      keptTires(vehicle),
      ...[others, highway].flatMap((some) =>
        firstOfEach(some.map(tireOption), TIRE_FIELDS, comparePrice),
      ),
    ],
  };
}

/** The same for a build that has parts: among those that no rule can tell apart, the most similar one. */
export function optionsNear(build: FitBuild, catalog: PartsCatalog): Options {
  const { vehicle, wheel, tire } = build;
  const { liftKits, wheels, tires } = catalog;
  const nearWheel = (one: WheelOption, other: WheelOption) =>
    otherLine(wheel, one.fit) - otherLine(wheel, other.fit) || comparePrice(one, other);
  const nearTire = (one: TireOption, other: TireOption) =>
    treadDistance(tire, one.fit) - treadDistance(tire, other.fit) ||
    otherLine(tire, one.fit) - otherLine(tire, other.fit) ||
    comparePrice(one, other);
  return {
    lifts: [stockHeight(), ...firstOfEach(liftKits.map(liftOption), LIFT_FIELDS, comparePrice)],
    wheels: [keptWheels(vehicle), ...firstOfEach(wheels.map(wheelOption), WHEEL_FIELDS, nearWheel)],
    tires: [keptTires(vehicle), ...firstOfEach(tires.map(tireOption), TIRE_FIELDS, nearTire)],
  };
}

type OfLine = { lineId?: string } | null;

/** 0 for a part of the same product line, 1 for another. */
export function otherLine(now: OfLine, other: OfLine): number {
  return now?.lineId !== undefined && now.lineId === other?.lineId ? 0 : 1;
}

/** The parts of a build as they are: they cost nothing more. */
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
 * Among parts that no rule can tell apart, the first stands for all: any build with another one is at most as good as
 * the same build with this one.
 */
function firstOfEach<One extends Option<unknown, unknown>>(
  options: readonly One[],
  fields: string[],
  compare: (one: One, other: One) => number,
): One[] {
  const best = new Map<string, One>();
  for (const option of options) {
    const key = JSON.stringify(option.fit, fields);
    const known = best.get(key);
    if (!known || compare(option, known) < 0) best.set(key, option);
  }
  return [...best.values()];
}

function comparePrice(one: Option<unknown, unknown>, other: Option<unknown, unknown>): number {
  return one.priceCents - other.priceCents || (one.sku < other.sku ? -1 : 1);
}
