import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import type { FitBuild } from './build.ts';
import { partDistanceIn } from './part-distance.ts';
import { type PossibleBuild, possibleBuilds } from './possible-builds.ts';
import { VERDICTS, type Verdict } from './reasons.ts';
import { type Assessment, assessFitment } from './rules.ts';
import { type Options, optionsAsBuilt, optionsOf, type PartsCatalog } from './solve-options.ts';

/** Another part in one place; null: stock height, or the factory's own part. */
export type Change =
  | { place: 'lift'; to: LiftKit | null }
  | { place: 'wheel'; to: Wheel | null }
  | { place: 'tire'; to: Tire | null };

export type Suggestion = {
  changes: Change[];
  /** Of the build with the changes made; never worse than "fits with work". */
  assessment: Assessment;
  /** What the new parts cost: a kit, four wheels, four tires. */
  priceCents: number;
};

type Place = Change['place'];
type Found = { possible: PossibleBuild; places: readonly Place[]; distanceIn: number };

/** One change before two, two before three: the lift is free, the rest only where chosen. */
const PLACES: readonly (readonly Place[])[][] = [
  [['wheel'], ['tire'], ['lift']],
  [
    ['wheel', 'tire'],
    ['lift', 'tire'],
    ['lift', 'wheel'],
  ],
  [['lift', 'wheel', 'tire']],
];

/**
 * The fewest changes that settle a build, the best for each set of places, best first: verdict,
 * then how little the parts differ, then price. Empty for a build that fits, and where nothing
 * in the catalogue settles it. Every suggestion was judged by the same rules as the build.
 */
export function suggestFixes(build: FitBuild, catalog: PartsCatalog): Suggestion[] {
  const { verdict } = assessFitment(build);
  if (verdict === 'fits') return [];
  const worst: Verdict = verdict === 'fits-with-work' ? 'fits' : 'fits-with-work';
  const all = optionsOf(build.vehicle, catalog);
  for (const sets of PLACES) {
    const found = sets
      .filter((places) => places.every((place) => place === 'lift' || build[place] !== null))
      .map((places) => bestChange(build, { places, all, worst }))
      .filter((one) => one !== null);
    if (found.length > 0) return found.sort(compareFound).map(toSuggestion);
  }
  return [];
}

type Question = { places: readonly Place[]; all: Options; worst: Verdict };

function bestChange(build: FitBuild, { places, all, worst }: Question): Found | null {
  const { vehicle, secondLift } = build;
  const kept = optionsAsBuilt(build);
  const options: Options = {
    lifts: places.includes('lift') ? all.lifts : kept.lifts,
    wheels: places.includes('wheel') ? all.wheels : kept.wheels,
    tires: places.includes('tire') ? all.tires : kept.tires,
  };
  let best: Found | null = null;
  const search = { vehicle, secondLift, options, worst, isWanted: () => true };
  for (const possible of possibleBuilds(search)) {
    const one = { possible, places, distanceIn: partDistanceIn(build, possible.build) };
    if (!best || compareFound(one, best) < 0) best = one;
  }
  return best;
}

function compareFound(one: Found, other: Found): number {
  return (
    VERDICTS.indexOf(one.possible.verdict) - VERDICTS.indexOf(other.possible.verdict) ||
    one.distanceIn - other.distanceIn ||
    priceOf(one.possible) - priceOf(other.possible) ||
    (skusOf(one.possible) < skusOf(other.possible) ? -1 : 1)
  );
}

function toSuggestion({ possible, places }: Found): Suggestion {
  const changes: Record<Place, Change> = {
    lift: { place: 'lift', to: possible.lift.part },
    wheel: { place: 'wheel', to: possible.wheel.part },
    tire: { place: 'tire', to: possible.tire.part },
  };
  return {
    changes: places.map((place) => changes[place]),
    assessment: assessFitment(possible.build),
    priceCents: priceOf(possible),
  };
}

function priceOf({ lift, wheel, tire }: PossibleBuild): number {
  return lift.priceCents + wheel.priceCents + tire.priceCents;
}

function skusOf({ lift, wheel, tire }: PossibleBuild): string {
  return [lift.sku, wheel.sku, tire.sku].join(' ');
}
