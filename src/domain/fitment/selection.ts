import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitLift, FitTire, FitWheel } from './build.ts';
import { aimOfLift } from './lift-application.ts';
import { VERDICTS } from './reasons.ts';
import { type Assessment, assessFitment } from './rules.ts';
import { isHighwayTire } from './tread.ts';

export type Candidate<T> = { item: T; assessment: Assessment };

/** The other choices of a build; what is missing is not chosen and not judged. */
export type Choices = {
  lift?: FitLift | null;
  wheel?: FitWheel | null;
  tire?: FitTire | null;
};

/**
 * Every kit with its assessment on this vehicle, best first; among equals, kits for the model come before kits for
 * its kind of truck, and those before kits for any frame.
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

/** Every wheel with its assessment on this vehicle with the other choices, best first. */
export function wheelsFor(
  vehicle: Vehicle,
  others: Omit<Choices, 'wheel'>,
  wheels: readonly Wheel[],
): Candidate<Wheel>[] {
  const judge = (wheel: Wheel) => assessFitment(complete(vehicle, { ...others, wheel }));
  return bestFirst(wheels, { judge, priceCents: (wheel) => wheel.priceCents });
}

/**
 * Every tire with its assessment on this vehicle with the other choices, best first; among equals the tallest, and
 * tires smaller than the truck's own last. On a lifted truck, highway tires come after other treads of the same
 * height.
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

/** Rounded to the inch, so that price decides among similar heights. Nobody lifts a truck for a smaller tire. */
function worthOfHeight({ stockTire }: Vehicle, diameterIn: number): number {
  const isSmaller = diameterIn < stockTire.diameterIn * AS_TALL;
  return Math.round(diameterIn) - (isSmaller ? 100 : 0);
}

// Sizes that are sold as replacements for each other differ by up to 3 %.
const AS_TALL = 0.97;

/** Less than the step from one height to the next. */
const HIGHWAY_BEHIND_IN = 0.5;

function complete(vehicle: Vehicle, { lift, wheel, tire }: Choices): FitBuild {
  return { vehicle, lift: lift ?? null, wheel: wheel ?? null, tire: tire ?? null };
}

type Ranking<T> = {
  judge: (item: T) => Assessment;
  /** What buyers want more of comes first; clearance decides among equals. */
  worth?: (item: T) => number;
  priceCents: (item: T) => number;
};

/**
 * By verdict. What can be bought: by worth, then the largest clearance, then the lowest price. What does not fit: the
 * nearest miss first. The stock number decides among equals.
 */
function bestFirst<T extends { sku: string }>(
  items: readonly T[],
  { judge, worth = () => 0, priceCents }: Ranking<T>,
): Candidate<T>[] {
  return items
    .map((item) => ({ item, assessment: judge(item) }))
    .sort(
      (one, other) =>
        rank(one.assessment) - rank(other.assessment) ||
        nearness(other.assessment) - nearness(one.assessment) ||
        worth(other.item) - worth(one.item) ||
        room(other.assessment) - room(one.assessment) ||
        priceCents(one.item) - priceCents(other.item) ||
        (one.item.sku < other.item.sku ? -1 : 1),
    );
}

function rank({ verdict }: Assessment): number {
  return VERDICTS.indexOf(verdict);
}

/** How close a refused part comes; one that no clearance would help (another bolt pattern) is furthest. 0 for the others. */
function nearness(assessment: Assessment): number {
  if (assessment.verdict !== 'does-not-fit') return 0;
  const isBeyondHelp = assessment.reasons.some(
    ({ verdict, margin }) => verdict === 'does-not-fit' && margin === null,
  );
  return isBeyondHelp ? -1e6 : room(assessment);
}

/** Unmeasured clearance counts as none; a finite number keeps the subtraction defined. */
function room({ marginIn }: Assessment): number {
  return marginIn ?? -1e6;
}
