import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitLift, FitTire, FitWheel } from './build.ts';
import { aimOfLift } from './lift-application.ts';
import { VERDICTS } from './reasons.ts';
import { type Assessment, assessFitment } from './rules.ts';
import { isHighwayTire } from './tread.ts';

export type Candidate<T> = { item: T; assessment: Assessment };

/** The other choices of a build; what is left out is not chosen and not judged. */
export type Choices = {
  lift?: FitLift | null;
  wheel?: FitWheel | null;
  tire?: FitTire | null;
};

/**
 * Every kit with its assessment on this vehicle, best first: of those that do equally well one that
 * is made for the model before one for its kind of truck, and those before one for any frame.
 */
export function liftKitsFor(
  vehicle: Vehicle,
  kits: readonly LiftKit[],
  others: Omit<Choices, 'lift'> = {},
): Candidate<LiftKit>[] {
  const judge = (lift: LiftKit) => assessFitment(complete(vehicle, { ...others, lift }));
  const worth = (kit: LiftKit) => aimOfLift(vehicle, kit);
  return bestFirst(kits, { judge, worth, priceCents: (kit) => kit.priceCents.min });
}

/** Every wheel with its assessment on this vehicle and the other choices, best first. */
export function wheelsFor(
  vehicle: Vehicle,
  others: Omit<Choices, 'wheel'>,
  wheels: readonly Wheel[],
): Candidate<Wheel>[] {
  const judge = (wheel: Wheel) => assessFitment(complete(vehicle, { ...others, wheel }));
  return bestFirst(wheels, { judge, priceCents: (wheel) => wheel.priceCents });
}

/**
 * Every tire with its assessment on this vehicle and the other choices, best first: of those that
 * do equally well the tallest, and one that is smaller than the truck's own after all others. On a
 * lifted truck highway tires come after other treads of their height.
 */
export function tiresFor(
  vehicle: Vehicle,
  others: Omit<Choices, 'tire'>,
  tires: readonly Tire[],
): Candidate<Tire>[] {
  const judge = (tire: Tire) => assessFitment(complete(vehicle, { ...others, tire }));
  const behindIn = others.lift ? HIGHWAY_BEHIND_IN : 0;
  const worth = (tire: Tire) =>
    worthOfHeight(vehicle, tire.diameterIn) - (isHighwayTire(tire) ? behindIn : 0);
  return bestFirst(tires, { judge, worth, priceCents: (tire) => tire.priceCents });
}

/** To the inch, so that among equal heights the price decides. Nobody lifts a truck for less tire. */
function worthOfHeight({ stockTire }: Vehicle, diameterIn: number): number {
  const isSmaller = diameterIn < stockTire.diameterIn * AS_TALL;
  return Math.round(diameterIn) - (isSmaller ? 100 : 0);
}

// Sizes that are sold in place of each other differ by up to 3 %.
const AS_TALL = 0.97;

/** Less than the step from one height to the next. */
const HIGHWAY_BEHIND_IN = 0.5;

function complete(vehicle: Vehicle, { lift, wheel, tire }: Choices): FitBuild {
  return { vehicle, lift: lift ?? null, wheel: wheel ?? null, tire: tire ?? null };
}

type Ranking<T> = {
  judge: (item: T) => Assessment;
  /** What buyers want more of comes first; room decides where it says nothing. */
  worth?: (item: T) => number;
  priceCents: (item: T) => number;
};

/** By verdict, then worth, then the most room, then the lowest price, then the stock number. */
function bestFirst<T extends { sku: string }>(
  items: readonly T[],
  { judge, worth = () => 0, priceCents }: Ranking<T>,
): Candidate<T>[] {
  return items
    .map((item) => ({ item, assessment: judge(item) }))
    .sort(
      (one, other) =>
        rank(one.assessment) - rank(other.assessment) ||
        worth(other.item) - worth(one.item) ||
        room(other.assessment) - room(one.assessment) ||
        priceCents(one.item) - priceCents(other.item) ||
        (one.item.sku < other.item.sku ? -1 : 1),
    );
}

function rank({ verdict }: Assessment): number {
  return VERDICTS.indexOf(verdict);
}

/** Unmeasured room counts as none; a finite stand-in keeps the subtraction a number. */
function room({ marginIn }: Assessment): number {
  return marginIn ?? -1e6;
}
