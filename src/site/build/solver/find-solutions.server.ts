import {
  type BuildCatalogue,
  type BuildOption,
  type CompletedOptions,
  inBuildOrder,
  listParts,
  type PartRow,
  type ResolvedBuild,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type Assessment, stockDiameterIn } from '#src/domain/fitment/index.ts';
import { type Solution, solve, tireShape } from '#src/domain/fitment/solve.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import type { PriceBasis } from '../price/price-basis.ts';
import { firstWish, type SolverRequest } from './solver-request.ts';

/** Parts that meet every requirement, ready to be put on the build. */
export type Solved = {
  /** By option; null: stock height, or the factory part. */
  skus: Record<BuildOption, string | null>;
  parts: PartRow[];
  tireSize: string;
  diameterIn: number;
  heightIn: number;
  totalCents: Quote['totalCents'];
  assessment: Assessment;
};

/** If nothing meets every requirement: one requirement dropped, the result, and by how much it misses. */
export type NearMiss = { without: keyof SolverRequest; wish: SolverRequest; best: Solved };

export type SolverData = {
  wish: SolverRequest | null;
  found: Solved[];
  nearMisses: NearMiss[];
  /** The truck's own size, which an answer must exceed; null if tires stay. */
  overSize: string | null;
};

type Question = {
  resolved: ResolvedBuild;
  /** What the owner wants to change; the rest stays as it is. */
  selectedOptions: readonly BuildOption[];
  catalogue: BuildCatalogue;
  basis: Pick<PriceBasis, 'rates' | 'catalogVersion'>;
};

const mostShown = 5;
/** Sizes among which the nearest miss is searched: small ones cost least. */
const mostTried = 40;
/** Labor, tax and fees are added to the parts, so this fraction of a budget is for parts. */
const partsShares = [1, 0.65];

/** The largest tires that meet the request, largest first, each with its out-the-door price. */
export function findSolutions(question: Question, wish: SolverRequest | null): SolverData {
  const { resolved, selectedOptions } = question;
  const overSize = selectedOptions.includes('tires') ? resolved.vehicle.stockTire.size : null;
  if (wish === null) return { wish, found: [], nearMisses: [], overSize };
  const found = meeting(question, wish);
  return { wish, found, nearMisses: found.length > 0 ? [] : nearMisses(question, wish), overSize };
}

function meeting(question: Question, wish: SolverRequest, most = mostShown): Solved[] {
  const { maxCents } = wish;
  const within = (maxPriceCents: number | null) =>
    solveWithin({ ...question, most: most + 1 }, wish, maxPriceCents);
  if (maxCents === null) return within(null).slice(0, most);
  const all = partsShares.flatMap((share) => within(Math.round(share * maxCents)));
  return bestOfEachSize(all.filter(({ totalCents }) => totalCents.likely <= maxCents));
}

/** Of several for one size the first: it had the larger budget, and so the better verdict. */
function bestOfEachSize(all: readonly Solved[]): Solved[] {
  const byShape = new Map<string, Solved>();
  for (const one of all) {
    const shape = tireShape(one.tireSize);
    if (!byShape.has(shape)) byShape.set(shape, one);
  }
  return [...byShape.values()]
    .sort((one, other) => other.diameterIn - one.diameterIn)
    .slice(0, mostShown);
}

function solveWithin(
  question: Question & { most: number },
  { work, maxHeightIn, keepsGearing }: SolverRequest,
  maxPriceCents: number | null,
): Solved[] {
  const { most } = question;
  const { vehicle } = question.resolved;
  const overIn = question.selectedOptions.includes('tires') ? atLeastIn(vehicle) : null;
  const request = { vehicle, work, maxHeightIn, keepsGearing, maxPriceCents, overIn };
  return solve({ ...request, most }, changeable(question))
    .filter(({ lift, wheel, tire }) => lift || wheel || tire)
    .flatMap((solution) => priced(question, solution) ?? []);
}

/** The smallest difference that somebody who wants bigger tires can see. */
const visiblyIn = 0.25;

function atLeastIn(vehicle: Vehicle): number {
  return stockDiameterIn(vehicle) + visiblyIn;
}

function changeable({ selectedOptions, catalogue: { liftKits, wheels, tires } }: Question) {
  return {
    liftKits: selectedOptions.includes('lift-kits') ? liftKits : [],
    wheels: selectedOptions.includes('wheels') ? wheels : [],
    tires: selectedOptions.includes('tires') ? tires : [],
  };
}

function priced(question: Question, solution: Solution): Solved | null {
  const { resolved, catalogue, basis } = question;
  const { lift, wheel, tire, assessment, diameterIn, heightIn } = solution;
  const skus = {
    'lift-kits': lift?.sku ?? null,
    wheels: wheel?.sku ?? null,
    tires: tire?.sku ?? null,
  };
  const build = resolveBuild(draftOf(resolved, skus), catalogue);
  if (!build) return null;
  return {
    skus,
    parts: listParts(build),
    tireSize: build.fit.tire?.size ?? '',
    diameterIn,
    heightIn,
    totalCents: quoteBuild(build, { assessment, ...basis }).totalCents,
    assessment,
  };
}

function draftOf({ vehicle, year, own }: ResolvedBuild, skus: Solved['skus']) {
  const completedOptions: CompletedOptions = {
    vehicle: { vehicleId: vehicle.id, year, own },
    'lift-kits': { sku: skus['lift-kits'] },
    wheels: { sku: skus.wheels },
    tires: { sku: skus.tires },
  };
  return { selectedOptions: inBuildOrder(['lift-kits', 'wheels', 'tires']), completedOptions };
}

/** Drops each requirement separately, if that helps. Among prices the cheapest result, among heights the lowest. */
function nearMisses(question: Question, wish: SolverRequest): NearMiss[] {
  const given: NearMiss['without'][] = ['maxCents', 'maxHeightIn', 'keepsGearing', 'work'];
  return given
    .filter((without) => wish[without] !== null && wish[without] !== false)
    .filter((without) => without === 'maxCents' || isPossible(question, wish))
    .flatMap((without) => {
      const loose = { ...wish, [without]: without === 'work' ? 'any' : firstWish[without] };
      const [best] = meeting(question, loose, mostTried).sort(nearest[without]);
      return best ? [{ without, wish: loose, best }] : [];
    });
}

/** Below the cheapest part only a larger budget helps. */
function isPossible({ catalogue }: Question, { maxCents }: SolverRequest): boolean {
  const { liftKits, wheels, tires } = catalogue;
  const cheapest = Math.min(
    ...liftKits.map(({ priceCents }) => priceCents.max),
    ...[...wheels, ...tires].map(({ priceCents }) => 4 * priceCents),
  );
  return maxCents === null || maxCents >= cheapest;
}

const nearest: Record<NearMiss['without'], (one: Solved, other: Solved) => number> = {
  maxCents: (one, other) => one.totalCents.likely - other.totalCents.likely,
  maxHeightIn: (one, other) => one.heightIn - other.heightIn,
  keepsGearing: (one, other) => one.diameterIn - other.diameterIn,
  work: () => 0,
};
