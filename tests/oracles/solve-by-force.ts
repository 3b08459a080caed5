import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import { placesToFix } from '#src/domain/fitment/fix-places.ts';
import {
  assessFitment,
  buildNumbers,
  type FitBuild,
  factoryTire,
  factoryWheel,
  VERDICTS,
  type Verdict,
} from '#src/domain/fitment/index.ts';
import type { PartsCatalog, Solution, SolveRequest } from '#src/domain/fitment/solve.ts';

const trimming = [
  'tire.trim',
  'tire.between',
  'tire.cut',
  'tire.over',
  'tire.otherTrim',
  'tire.unknown',
];

/** The same question answered the slow way: every combination, then every requirement, then sorting. */
export function solveByForce(request: SolveRequest, parts: PartsCatalog): Solution[] {
  const sorted = [...everySolution(request, parts)]
    .filter((one) => meetsRequest(request, one))
    .sort(compareSolutions);
  const firstOfSize = new Map<string, Solution>();
  for (const one of sorted) {
    const [size = ''] = /^\d{2}(?:\.\d+)?x[\d.]+|.*/.exec(
      one.tire?.size ?? request.vehicle.stockTire.size,
    ) ?? [''];
    if (!firstOfSize.has(size)) firstOfSize.set(size, one);
  }
  return [...firstOfSize.values()].slice(0, request.most);
}

function* everySolution({ vehicle }: SolveRequest, parts: PartsCatalog): Generator<Solution> {
  for (const lift of [null, ...parts.liftKits]) {
    for (const wheel of [null, ...parts.wheels]) {
      for (const tire of [null, ...parts.tires]) {
        const build = {
          vehicle,
          lift,
          wheel: wheel ?? factoryWheel(vehicle),
          tire: tire ?? factoryTire(vehicle),
        };
        yield toSolution(build, { lift, wheel, tire });
      }
    }
  }
}

type Chosen = { lift: LiftKit | null; wheel: Wheel | null; tire: Tire | null };

function toSolution(build: FitBuild, chosen: Chosen): Solution {
  const { height, tireDiameter } = buildNumbers(build);
  const corners = (chosen.wheel?.priceCents ?? 0) + (chosen.tire?.priceCents ?? 0);
  return {
    ...chosen,
    diameterIn: tireDiameter.value ?? Number.NaN,
    heightIn: height.value ?? Number.NaN,
    priceCents: (chosen.lift?.priceCents.max ?? 0) + 4 * corners,
    assessment: assessFitment(build),
  };
}

function meetsRequest(request: SolveRequest, { assessment, ...one }: Solution): boolean {
  const codes = assessment.reasons.map(({ code }) => code);
  const taken: Verdict[] = request.work === 'none' ? ['fits'] : ['fits', 'fits-with-work'];
  if (!taken.includes(assessment.verdict)) return false;
  if (request.work === 'no-trimming' && codes.some((code) => trimming.includes(code))) return false;
  if (request.maxPriceCents !== null && one.priceCents > request.maxPriceCents) return false;
  if (request.overIn !== null && one.diameterIn <= request.overIn) return false;
  if (request.maxHeightIn !== null && one.heightIn > request.maxHeightIn) return false;
  return !request.keepsGearing || !codes.some((code) => code.startsWith('gear.'));
}

function compareSolutions(one: Solution, other: Solution): number {
  return (
    other.diameterIn - one.diameterIn ||
    rank(one) - rank(other) ||
    Number(one.tire?.type === 'H/T') - Number(other.tire?.type === 'H/T') ||
    one.priceCents - other.priceCents ||
    compareText(one.lift?.sku, other.lift?.sku) ||
    compareText(one.wheel?.sku, other.wheel?.sku) ||
    compareText(one.tire?.sku, other.tire?.sku)
  );
}

/**
 * The fewest places to change, and the best verdict that this many changes reach: first among the parts that a reason
 * is about. Work is avoided by one change or not at all.
 */
export function suggestByForce(build: FitBuild, parts: PartsCatalog) {
  const now = assessFitment(build);
  if (now.verdict === 'fits') return null;
  const isWork = now.verdict === 'fits-with-work';
  const taken: Verdict[] = isWork ? ['fits'] : ['fits', 'fits-with-work'];
  const all = [...everyChange(build, parts)].filter(({ verdict }) => taken.includes(verdict));
  const named = placesToFix(now);
  const tidy = all.filter(({ places }) => places.every((place) => named.includes(place)));
  const reached = isWork
    ? tidy.filter(({ places }) => places.length === 1)
    : tidy.length > 0
      ? tidy
      : all;
  const changes = Math.min(...reached.map(({ places }) => places.length));
  const verdicts = reached
    .filter(({ places }) => places.length === changes)
    .map((one) => one.verdict);
  return taken.flatMap((verdict) => (verdicts.includes(verdict) ? { changes, verdict } : []))[0];
}

const places = ['lift', 'wheel', 'tire'] as const;

function* everyChange(build: FitBuild, parts: PartsCatalog) {
  const { vehicle } = build;
  const wheels = build.wheel ? [build.wheel, factoryWheel(vehicle), ...parts.wheels] : [null];
  const tires = build.tire
    ? [build.tire, factoryTire(vehicle), ...usefulTires(build, parts)]
    : [null];
  for (const lift of [build.lift, null, ...parts.liftKits]) {
    for (const wheel of wheels) {
      for (const tire of tires) {
        const next = { vehicle, lift, wheel, tire };
        const changed = places.filter((place) => next[place] !== build[place]);
        yield { places: changed, verdict: assessFitment(next).verdict };
      }
    }
  }
}

/** No highway tire for a truck that is lifted, or that has another tread. */
function usefulTires({ lift, tire }: FitBuild, { tires }: PartsCatalog) {
  const isForDirt = tire?.type ? tire.type !== 'H/T' : lift !== null;
  return tires.filter(({ type }) => !isForDirt || type !== 'H/T');
}

function rank({ assessment }: Solution): number {
  return VERDICTS.indexOf(assessment.verdict);
}

function compareText(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
