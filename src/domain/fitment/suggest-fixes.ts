import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import type { FitBuild } from './build.ts';
import { type Place, placesToFix } from './fix-places.ts';
import { partDistanceIn } from './part-distance.ts';
import { type PossibleBuild, possibleBuilds } from './possible-builds.ts';
import { VERDICTS, type Verdict } from './reasons.ts';
import { type Assessment, assessFitment } from './rules.ts';
import {
  type Options,
  optionsAsBuilt,
  optionsNear,
  otherLine,
  type PartsCatalog,
} from './solve-options.ts';
import { isHighwayTire, treadDistance } from './tread.ts';

/** Another part in one place; null: stock height, or the factory's own part. */
export type Change =
  | { place: 'lift'; to: LiftKit | null }
  | { place: 'wheel'; to: Wheel | null }
  | { place: 'tire'; to: Tire | null };

export type Suggestion = {
  changes: Change[];
  /** The verdict with the changes made; never worse than "fits with work". */
  assessment: Assessment;
  /** The price of the new parts: a kit, four wheels, four tires. */
  priceCents: number;
};

type Found = { possible: PossibleBuild; places: readonly Place[]; rank: Rank };
type Rank = {
  verdict: number;
  treads: number;
  distanceIn: number;
  otherLines: number;
  priceCents: number;
};

/** One change before two, two before three. */
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
 * The fewest changes that resolve a build's problems, the best for each set of places: verdict, then the same kind of
 * tread, then how little the parts differ, then the same line, then price. Of these, the cheapest comes first, after
 * verdict and tread, and going back to stock last. Only parts that a reason is
 * about are changed, unless that resolves nothing; for a build that fits with work, at most one part, because the
 * work is cheaper then. Empty for a build that fits, and if nothing in the catalog helps. Every suggestion was judged
 * by the rules of the build.
 */
export function suggestFixes(build: FitBuild, catalog: PartsCatalog): Suggestion[] {
  const assessment = assessFitment(build);
  if (assessment.verdict === 'fits') return [];
  const question = { build, all: optionsNear(build, withUsefulTires(build, catalog)) };
  const named = placesToFix(assessment);
  if (assessment.verdict === 'fits-with-work') {
    return settle({ ...question, worst: 'fits', places: named, most: 1 });
  }
  const refused = { ...question, worst: 'fits-with-work', most: PLACES.length } as const;
  const found = settle({ ...refused, places: named });
  return found.length > 0 ? found : settle({ ...refused, places: ['lift', 'wheel', 'tire'] });
}

/** A highway tire is no solution for somebody who builds for the dirt. */
function withUsefulTires({ lift, tire }: FitBuild, catalog: PartsCatalog): PartsCatalog {
  const isForDirt = tire?.type !== undefined ? !isHighwayTire(tire) : lift !== null;
  if (!isForDirt) return catalog;
  return { ...catalog, tires: catalog.tires.filter((one) => !isHighwayTire(one)) };
}

type Question = { build: FitBuild; all: Options; worst: Verdict };

function settle(question: Question & { places: readonly Place[]; most: number }): Suggestion[] {
  const { build, places, most } = question;
  const mayChange = (place: Place) =>
    places.includes(place) && (place === 'lift' || build[place] !== null);
  for (const sets of PLACES.slice(0, most)) {
    const found = sets
      .filter((set) => set.every(mayChange))
      .map((set) => bestChange(question, set))
      .filter((one) => one !== null);
    if (found.length > 0) return found.sort(compareOffers).map(toSuggestion);
  }
  return [];
}

function bestChange({ build, all, worst }: Question, places: readonly Place[]): Found | null {
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
    const one = { possible, places, rank: rankOf(build, possible) };
    if (!best || compareFound(one, best) < 0) best = one;
  }
  return best;
}

function rankOf(build: FitBuild, possible: PossibleBuild): Rank {
  const { build: now } = possible;
  return {
    verdict: VERDICTS.indexOf(possible.verdict),
    treads: treadDistance(build.tire, now.tire),
    distanceIn: partDistanceIn(build, now),
    otherLines: otherLine(build.wheel, now.wheel) + otherLine(build.tire, now.tire),
    priceCents: sumPriceCents(possible),
  };
}

function compareFound(one: Found, other: Found): number {
  return (
    one.rank.verdict - other.rank.verdict ||
    one.rank.treads - other.rank.treads ||
    one.rank.distanceIn - other.rank.distanceIn ||
    one.rank.otherLines - other.rank.otherLines ||
    one.rank.priceCents - other.rank.priceCents ||
    (skusOf(one.possible) < skusOf(other.possible) ? -1 : 1)
  );
}

/** Offers for different places: by verdict and tread, what takes nothing away before what does, then the cheapest. */
function compareOffers(one: Found, other: Found): number {
  return (
    one.rank.verdict - other.rank.verdict ||
    one.rank.treads - other.rank.treads ||
    takenAway(one) - takenAway(other) ||
    one.rank.priceCents - other.rank.priceCents ||
    compareFound(one, other)
  );
}

/** How many chosen parts give way to stock height or factory parts, which cost nothing and are nobody's wish. */
function takenAway({ possible, places }: Found): number {
  return places.filter((place) => possible[place].part === null).length;
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
    priceCents: sumPriceCents(possible),
  };
}

function sumPriceCents({ lift, wheel, tire }: PossibleBuild): number {
  return lift.priceCents + wheel.priceCents + tire.priceCents;
}

function skusOf({ lift, wheel, tire }: PossibleBuild): string {
  return [lift.sku, wheel.sku, tire.sku].join(' ');
}
