import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { REGEAR_FROM_PERCENT } from './advise-gears.ts';
import { type FitBuild, liftHeights, stockDiameterIn } from './build.ts';
import { checkRequiredGears } from './check-lift.ts';
import { checkTireDiameter } from './check-tire.ts';
import { gearDropPercent } from './gearing.ts';
import { type Possible, type PossibleBuild, possibleBuilds } from './possible-builds.ts';
import { VERDICTS } from './reasons.ts';
import { bodyGainIn } from './ride-height.ts';
import { type Assessment, assessFitment } from './rules.ts';
import { type Options, optionsOf, type PartsCatalog, type TireOption } from './solve-options.ts';

export type SolveRequest = {
  vehicle: Vehicle;
  /** 'none': fits as it is; 'no-trimming': other work is taken, cutting is not. */
  work: 'none' | 'no-trimming' | 'any';
  /** Parts of one kit (the most of its span), four wheels and four tires. */
  maxPriceCents: number | null;
  /** Of the finished truck: what goes under the door. */
  maxHeightIn: number | null;
  /** No re-gear required, and none worth offering. */
  keepsGearing: boolean;
  /** How many tire sizes are wanted. */
  most: number;
};

/** Parts that meet every wish; null: stock height, factory wheels, factory tires. */
export type Solution = {
  lift: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  diameterIn: number;
  heightIn: number;
  priceCents: number;
  assessment: Assessment;
};

/**
 * The largest tires that meet every wish, largest first, each size once with its best parts:
 * best verdict, then lowest price, then the SKUs. What is unknown never counts as fitting.
 * Exact: what is left out early (`possibleBuilds`, `cheapestOfEach`) could not have won.
 */
export function solve(request: SolveRequest, catalog: PartsCatalog): Solution[] {
  const options = optionsOf(request.vehicle, catalog);
  const affordable = options.lifts.filter((lift) => isAffordable(request, lift.priceCents));
  const found = new Map<string, PossibleBuild>();
  for (const tires of bySizeClass(options.tires)) {
    const sizes = bestOfEachSize(request, { ...options, lifts: affordable, tires });
    for (const best of sizes) {
      const size = best.tire.fit?.size ?? '';
      if (!found.has(size)) found.set(size, best);
    }
    if (found.size >= request.most) break;
  }
  return [...found.values()].slice(0, request.most).map(toSolution);
}

/** Tires of one diameter after the other, largest first. */
function bySizeClass(tires: readonly TireOption[]): TireOption[][] {
  const classes = new Map<number, TireOption[]>();
  for (const tire of tires) {
    const known = classes.get(diameterOf(tire));
    if (known) known.push(tire);
    else classes.set(diameterOf(tire), [tire]);
  }
  return [...classes].sort(([one], [other]) => other - one).map(([, same]) => same);
}

/** Tires of one diameter: the best parts for each size among them, best first. */
function bestOfEachSize(request: SolveRequest, options: Options): PossibleBuild[] {
  const best = new Map<string, PossibleBuild>();
  const sizeOf = ({ tire }: Possible) => tire.fit?.size ?? '';
  const isWanted = (possible: Possible) => {
    const known = best.get(sizeOf(possible));
    if (known?.verdict === 'fits' && priceOf(possible) > priceOf(known)) return false;
    return isAffordable(request, priceOf(possible));
  };
  const wanted = { ...options, tires: options.tires.filter((tire) => keepsGears(request, tire)) };
  for (const possible of possibleBuilds({
    vehicle: request.vehicle,
    options: wanted,
    worst: request.work === 'none' ? 'fits' : 'fits-with-work',
    isWanted: (one) => isWanted(one) && meetsLiftWishes(request, one),
  })) {
    const known = best.get(sizeOf(possible));
    if (!known || compareBuilds(possible, known) < 0) best.set(sizeOf(possible), possible);
  }
  return [...best.values()].sort(compareBuilds);
}

function meetsLiftWishes(request: SolveRequest, { build }: Possible): boolean {
  const { maxHeightIn, work, keepsGearing } = request;
  if (maxHeightIn !== null && heightOf(build) > maxHeightIn) return false;
  if (keepsGearing && build.lift && build.tire && checkRequiredGears(build.lift, build.tire)) {
    return false;
  }
  return work !== 'no-trimming' || !needsTrimming(build);
}

/** Over a limit by a little is settled by cutting, too. */
function needsTrimming({ vehicle, lift, tire }: FitBuild): boolean {
  return tire !== null && checkTireDiameter({ vehicle, lift, tire }).verdict !== 'fits';
}

function keepsGears({ vehicle, keepsGearing }: SolveRequest, tire: TireOption): boolean {
  if (!keepsGearing) return true;
  const change = { stockDiameterIn: stockDiameterIn(vehicle), fittedDiameterIn: diameterOf(tire) };
  return gearDropPercent(change) < REGEAR_FROM_PERCENT;
}

function isAffordable({ maxPriceCents }: SolveRequest, priceCents: number): boolean {
  return maxPriceCents === null || priceCents <= maxPriceCents;
}

/** As the height under the drawing: `heightFigure`. */
function heightOf({ vehicle, lift, tire }: FitBuild): number {
  const stock = stockDiameterIn(vehicle);
  const gain = bodyGainIn({
    stockDiameterIn: stock,
    fittedDiameterIn: tire?.diameterIn ?? stock,
    lift: liftHeights(lift),
  });
  return vehicle.heightIn + gain.mean;
}

/** Best verdict, then lowest price, then the SKUs of kit, wheel and tire. */
function compareBuilds(one: PossibleBuild, other: PossibleBuild): number {
  return (
    VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict) ||
    priceOf(one) - priceOf(other) ||
    compareText(one.lift.sku, other.lift.sku) ||
    compareText(one.wheel.sku, other.wheel.sku) ||
    compareText(one.tire.sku, other.tire.sku)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function priceOf({ lift, wheel, tire }: Omit<Possible, 'build'>): number {
  return lift.priceCents + wheel.priceCents + tire.priceCents;
}

function diameterOf({ fit }: TireOption): number {
  return fit?.diameterIn ?? 0;
}

function toSolution(possible: PossibleBuild): Solution {
  return {
    lift: possible.lift.part,
    wheel: possible.wheel.part,
    tire: possible.tire.part,
    diameterIn: diameterOf(possible.tire),
    heightIn: heightOf(possible.build),
    priceCents: priceOf(possible),
    assessment: assessFitment(possible.build),
  };
}
