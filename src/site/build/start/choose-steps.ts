import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  type Assessment,
  assessFitment,
  type BuildNumbers,
  buildNumbers,
  type Candidate,
  findTireSize,
  liftKitsFor,
  tiresFor,
  wheelsFor,
} from '#src/domain/fitment/index.ts';

/** One answer to "how high?": parts of the catalog that go together on this truck. */
export type LiftStep = {
  lift: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  assessment: Assessment;
  numbers: BuildNumbers;
};

type Parts = { liftKits: readonly LiftKit[]; wheels: readonly Wheel[]; tires: readonly Tire[] };

/** The target heights in inches; a kit may differ from one by this much. */
const heights = [2, 4, 6];
const nearIn = 0.75;

/** Stock, then each height for which the catalog has a kit, a tire and a wheel that fit. */
export function chooseSteps(vehicle: Vehicle, parts: Parts): LiftStep[] {
  const lifted = heights.flatMap((height) => liftedStep(vehicle, parts, height) ?? []);
  return [stepOf(vehicle, { lift: null, wheel: null, tire: null }), ...lifted];
}

function liftedStep(vehicle: Vehicle, parts: Parts, height: number): LiftStep | null {
  const near = parts.liftKits.filter((kit) => Math.abs(kit.frontIn - height) <= nearIn);
  const lift = firstThatFits(liftKitsFor(vehicle, near));
  const pair = lift && largestPair(vehicle, parts, lift);
  return pair ? stepOf(vehicle, { lift, ...pair }) : null;
}

/** Somebody who wants a lift wants tires: the largest that fit, with work if necessary, on a wheel that fits. */
function largestPair(vehicle: Vehicle, { wheels, tires }: Parts, lift: LiftKit) {
  const largestFirst = tiresFor(vehicle, { lift }, tires)
    .filter(fits)
    .toSorted((one, other) => other.item.diameterIn - one.item.diameterIn);
  for (const { item: tire } of largestFirst) {
    const sameRim = wheels.filter(({ diameterIn }) => isRimOf(tire, diameterIn));
    const wheel = firstThatFits(wheelsFor(vehicle, { lift, tire }, sameRim));
    if (wheel) return { tire, wheel };
  }
  return null;
}

function isRimOf({ size }: Tire, diameterIn: number): boolean {
  return findTireSize(size)?.rimIn === diameterIn;
}

function stepOf(vehicle: Vehicle, chosen: Pick<LiftStep, 'lift' | 'wheel' | 'tire'>): LiftStep {
  const build = { vehicle, ...chosen };
  return { ...chosen, assessment: assessFitment(build), numbers: buildNumbers(build) };
}

function firstThatFits<Part>(candidates: Candidate<Part>[]): Part | null {
  return candidates.find(fits)?.item ?? null;
}

/** On record as fitting, with work or without; unknown is not shown as fitting. */
function fits({ assessment: { verdict } }: Candidate<unknown>): boolean {
  return verdict === 'fits' || verdict === 'fits-with-work';
}
