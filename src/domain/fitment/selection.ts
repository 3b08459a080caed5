import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitLift, FitTire, FitWheel } from './build.ts';
import { VERDICTS } from './reasons.ts';
import { type Assessment, assessFitment } from './rules.ts';

export type Candidate<T> = { item: T; assessment: Assessment };

/** The other choices of a build; what is left out is not chosen and not judged. */
export type Choices = {
  lift?: FitLift | null;
  wheel?: FitWheel | null;
  tire?: FitTire | null;
};

/** Every kit with its assessment on this vehicle, best first. */
export function liftKitsFor(
  vehicle: Vehicle,
  kits: readonly LiftKit[],
  others: Omit<Choices, 'lift'> = {},
): Candidate<LiftKit>[] {
  const judge = (lift: LiftKit) => assessFitment(complete(vehicle, { ...others, lift }));
  return bestFirst(kits, { judge, priceCents: (kit) => kit.priceCents.min });
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

/** Every tire with its assessment on this vehicle and the other choices, best first. */
export function tiresFor(
  vehicle: Vehicle,
  others: Omit<Choices, 'tire'>,
  tires: readonly Tire[],
): Candidate<Tire>[] {
  const judge = (tire: Tire) => assessFitment(complete(vehicle, { ...others, tire }));
  return bestFirst(tires, { judge, priceCents: (tire) => tire.priceCents });
}

function complete(vehicle: Vehicle, { lift, wheel, tire }: Choices): FitBuild {
  return { vehicle, lift: lift ?? null, wheel: wheel ?? null, tire: tire ?? null };
}

type Ranking<T> = { judge: (item: T) => Assessment; priceCents: (item: T) => number };

/** By verdict, then the most room, then the lowest price, then the stock number. */
function bestFirst<T extends { sku: string }>(
  items: readonly T[],
  { judge, priceCents }: Ranking<T>,
): Candidate<T>[] {
  return items
    .map((item) => ({ item, assessment: judge(item) }))
    .sort(
      (one, other) =>
        rank(one.assessment) - rank(other.assessment) ||
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
