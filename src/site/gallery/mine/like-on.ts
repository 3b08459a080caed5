import {
  type BuildCatalogue,
  type BuildOption,
  buildOptions,
  type ChosenVehicle,
  type CompletedOptions,
  type ResolvedBuild,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import { liftKitsFor, tiresFor, wheelsFor } from '#src/domain/fitment/index.ts';
import type { FinishedParts } from '#src/domain/gallery/index.server.ts';
import { choosePart } from '#src/site/build/index.ts';

/** What became of one part of a finished build on another truck. */
export type LikePart = {
  option: BuildOption;
  /**
   * `same`: the same part; `size`: of the same line, made for this truck; `other`: the nearest that goes on it; `open`:
   * nothing near goes on it; `gone`: no longer sold; `factory`: none was fitted, so the factory's stays.
   */
  how: 'same' | 'size' | 'other' | 'open' | 'gone' | 'factory';
  /** On the finished build. */
  from: LiftKit | Wheel | Tire | null;
  /** On this truck; null if it is left open, or the factory's. */
  to: LiftKit | Wheel | Tire | null;
};

export type Like = { completedOptions: CompletedOptions; parts: LikePart[] };

type Target = { vehicle: ChosenVehicle; catalogue: BuildCatalogue };

/**
 * The parts of a finished build on a truck: the same parts if it is the same vehicle; on another one the same lines in
 * sizes that go on it, else what is nearest to them. What nothing is near to is left open, so that the visitor chooses.
 */
export function likeOn(finished: FinishedParts, { vehicle, catalogue }: Target): Like {
  const isSame = vehicle.vehicleId === finished.vehicle.id;
  const fitted = { 'lift-kits': finished.lift, wheels: finished.wheel, tires: finished.tire };
  const completedOptions: CompletedOptions = { vehicle };
  const parts = buildOptions.map((option): LikePart => {
    const from = fitted[option];
    if (finished.gone.includes(option)) return { option, how: 'gone', from, to: null };
    if (from === null) {
      completedOptions[option] = { sku: null };
      return { option, how: 'factory', from, to: null };
    }
    const state = { selectedOptions: [...buildOptions], completedOptions };
    const build = isSame ? null : resolveBuild(state, catalogue);
    const to = build ? findLike(option, from, { build, catalogue }) : from;
    if (to) completedOptions[option] = { sku: to.sku };
    return { option, how: howOf(from, to), from, to };
  });
  return { completedOptions, parts };
}

type Part = LiftKit | Wheel | Tire;

function howOf(from: Part, to: Part | null): LikePart['how'] {
  if (to === null) return 'open';
  if (to.sku === from.sku) return 'same';
  return to.lineId === from.lineId ? 'size' : 'other';
}

type Shelf = { build: ResolvedBuild; catalogue: BuildCatalogue };

function findLike(option: BuildOption, from: Part, shelf: Shelf): Part | null {
  const { liftKits, wheels, tires } = shelf.catalogue;
  const sku = choosePart(option, { lineId: from.lineId, sku: from.sku }, shelf);
  const ofLine = [...liftKits, ...wheels, ...tires].find((part) => part.sku === sku);
  return ofLine ?? nearestOf(option, from, shelf);
}

/** How far off a substitute may be, in inches: beyond this it is another build. */
const kitWithinIn = 1.5;
const widthWithinIn = 1;
const tireWithinIn = 1;

/** The part of any line that is nearest to this one and goes on the truck. */
function nearestOf(option: BuildOption, from: Part, shelf: Shelf): Part | null {
  const { vehicle, fit } = shelf.build;
  const { liftKits, wheels, tires } = shelf.catalogue;
  const { lift, wheel, tire } = fit;
  if (option === 'lift-kits' && 'frontIn' in from) {
    const off = (kit: LiftKit) => Math.abs(kit.frontIn - from.frontIn);
    const near = liftKits.filter((kit) => kit.type === from.type && off(kit) <= kitWithinIn);
    return firstThatGoesOn(near, off, (kit) => liftKitsFor(vehicle, [kit], { wheel, tire }));
  }
  if (option === 'wheels' && 'offsetMm' in from) {
    const near = wheels.filter(
      ({ diameterIn, widthIn, boltPatterns }) =>
        diameterIn === from.diameterIn &&
        Math.abs(widthIn - from.widthIn) <= widthWithinIn &&
        boltPatterns.includes(vehicle.boltPattern),
    );
    const off = (one: Wheel) => Math.abs(one.offsetMm - from.offsetMm);
    return firstThatGoesOn(near, off, (one) => wheelsFor(vehicle, { lift, tire }, [one]));
  }
  if (!('sectionIn' in from)) return null;
  const off = (one: Tire) => Math.abs(one.diameterIn - from.diameterIn);
  const near = tires.filter((one) => one.type === from.type && off(one) <= tireWithinIn);
  return firstThatGoesOn(near, off, (one) => tiresFor(vehicle, { lift, wheel }, [one]));
}

type Judged = readonly { assessment: { verdict: string } }[];

/** Judged one by one, the nearest first: a shop may sell thousands. */
function firstThatGoesOn<One>(
  parts: readonly One[],
  off: (part: One) => number,
  judge: (part: One) => Judged,
): One | null {
  const nearestFirst = parts.toSorted((one, other) => off(one) - off(other));
  const goesOn = (part: One) => judge(part)[0]?.assessment.verdict !== 'does-not-fit';
  return nearestFirst.find(goesOn) ?? null;
}
