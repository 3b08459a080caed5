import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { type FitLift, type FitTire, liftHeights, stockDiameterIn } from './build.ts';
import { checkTireDiameter } from './check-tire.ts';
import { gearDropPercent } from './gearing.ts';
import { boltsOn, type Possible, type PossibleBuild, possibleBuilds } from './possible-builds.ts';
import { checkRequiredGears, REGEAR_FROM_PERCENT } from './re-gear-rules.ts';
import { VERDICTS, type Verdict } from './reasons.ts';
import { bodyGainIn } from './ride-height.ts';
import { type Assessment, assessFitment } from './rules.ts';
import { type Options, optionsOf, type PartsCatalog, type TireOption } from './solve-options.ts';
import { tireShape } from './tire-shape.ts';
import { isHighwayTire } from './tread.ts';

export type SolveRequest = {
  vehicle: Vehicle;
  /** 'none': fits as it is; 'no-trimming': other work is acceptable, cutting is not. */
  work: 'none' | 'no-trimming' | 'any';
  /** Parts of one kit (the top of its price range), four wheels and four tires. */
  maxPriceCents: number | null;
  /** Height of the finished truck: what passes below the door. */
  maxHeightIn: number | null;
  /** No re-gear is required, and none would be worth offering. */
  keepsGearing: boolean;
  /** Only tires larger than this are an answer, in inches; null: any size. */
  overIn: number | null;
  /** The maximum number of tire sizes. */
  most: number;
};

/** Parts that meet every requirement; null: stock height, factory wheels, factory tires. */
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
 * The largest tires that meet every requirement, largest first, each height and width once, on the wheel diameter that
 * does best: best verdict, then no highway tire, then lowest price, then the SKUs. Unknown never counts as fitting. The result is exact: what
 * is dropped early (`possibleBuilds`, `cheapestOfEach`) could not have won.
 */
export function solve(request: SolveRequest, catalog: PartsCatalog): Solution[] {
  const { vehicle } = request;
  const options = optionsOf(vehicle, catalog);
  const lifts = options.lifts.filter((lift) => isAffordable(request, lift.priceCents));
  // Most wheels are for other hubs; they are dropped once instead of with every size.
  const wheels = options.wheels.filter(
    (wheel) =>
      isAffordable(request, wheel.priceCents) && boltsOn(vehicle, wheel.fit, worstOf(request)),
  );
  const found = new Map<string, TiredBuild>();
  const larger = options.tires.filter(({ fit }) => fit.diameterIn > (request.overIn ?? 0));
  for (const tires of bySizeClass(larger)) {
    const sizes = bestOfEachSize(request, { lifts, wheels, tires });
    for (const best of sizes) {
      const shape = tireShape(best.tire.fit.size);
      if (!found.has(shape)) found.set(shape, best);
    }
    if (found.size >= request.most) break;
  }
  return [...found.values()].slice(0, request.most).map(toSolution);
}

type ATire = TireOption<FitTire>;
type TiredBuild = PossibleBuild<FitTire>;

/** Tires by diameter, largest first. */
function bySizeClass(tires: readonly ATire[]): ATire[][] {
  const classes = new Map<number, ATire[]>();
  for (const tire of tires) {
    const { diameterIn } = tire.fit;
    classes.set(diameterIn, [...(classes.get(diameterIn) ?? []), tire]);
  }
  return [...classes].sort(([one], [other]) => other - one).map(([, same]) => same);
}

/** Tires of one diameter: the best parts for each size, best first. */
function bestOfEachSize(request: SolveRequest, options: Options<FitTire>): TiredBuild[] {
  const best = new Map<string, TiredBuild>();
  const sizeOf = ({ tire }: Possible<FitTire>) => tireShape(tire.fit.size);
  const isWanted = (possible: Possible<FitTire>) => {
    const known = best.get(sizeOf(possible));
    if (known?.verdict === 'fits' && isDearer(possible, known)) return false;
    return isAffordable(request, sumPriceCents(possible));
  };
  const wanted = { ...options, tires: options.tires.filter((tire) => keepsGears(request, tire)) };
  for (const possible of possibleBuilds({
    vehicle: request.vehicle,
    options: wanted,
    worst: worstOf(request),
    isWanted: (one) => isWanted(one) && meetsLiftRange(request, one),
  })) {
    const known = best.get(sizeOf(possible));
    if (!known || compareBuilds(possible, known) < 0) best.set(sizeOf(possible), possible);
  }
  return [...best.values()].sort(compareBuilds);
}

function isDearer(one: Possible<FitTire>, known: TiredBuild): boolean {
  return compareTread(one, known) >= 0 && sumPriceCents(one) > sumPriceCents(known);
}

function worstOf({ work }: SolveRequest): Verdict {
  return work === 'none' ? 'fits' : 'fits-with-work';
}

function meetsLiftRange(request: SolveRequest, { lift, tire }: Possible<FitTire>): boolean {
  const { vehicle, maxHeightIn, work, keepsGearing } = request;
  const parts = { vehicle, lift: lift.fit, tire: tire.fit };
  if (maxHeightIn !== null && heightOf(parts) > maxHeightIn) return false;
  if (keepsGearing && lift.fit && checkRequiredGears(lift.fit, tire.fit)) return false;
  return work !== 'no-trimming' || checkTireDiameter(parts).verdict === 'fits';
}

type Raised = { vehicle: Vehicle; lift: FitLift | null; tire: FitTire };

function keepsGears({ vehicle, keepsGearing }: SolveRequest, { fit }: ATire): boolean {
  if (!keepsGearing) return true;
  const change = { stockDiameterIn: stockDiameterIn(vehicle), fittedDiameterIn: fit.diameterIn };
  return gearDropPercent(change) < REGEAR_FROM_PERCENT;
}

function isAffordable({ maxPriceCents }: SolveRequest, priceCents: number): boolean {
  return maxPriceCents === null || priceCents <= maxPriceCents;
}

/** As the height below the drawing: `heightFigure`. */
function heightOf({ vehicle, lift, tire }: Raised): number {
  const gain = bodyGainIn({
    stockDiameterIn: stockDiameterIn(vehicle),
    fittedDiameterIn: tire.diameterIn,
    lift: liftHeights(lift),
  });
  return vehicle.heightIn + gain.mean;
}

/** Best verdict, then tread, then lowest price, then the SKUs of kit, wheel and tire. */
function compareBuilds(one: TiredBuild, other: TiredBuild): number {
  return (
    VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict) ||
    compareTread(one, other) ||
    sumPriceCents(one) - sumPriceCents(other) ||
    compareText(one.lift.sku, other.lift.sku) ||
    compareText(one.wheel.sku, other.wheel.sku) ||
    compareText(one.tire.sku, other.tire.sku)
  );
}

/** Customers who ask for the largest tire do not want a highway tire, unless it is the truck's own. */
function compareTread(one: Possible<FitTire>, other: Possible<FitTire>): number {
  return Number(isHighwayTire(one.tire.fit)) - Number(isHighwayTire(other.tire.fit));
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function sumPriceCents({ lift, wheel, tire }: Omit<Possible, 'build'>): number {
  return lift.priceCents + wheel.priceCents + tire.priceCents;
}

function toSolution({ lift, wheel, tire, build }: TiredBuild): Solution {
  const raised = { vehicle: build.vehicle, lift: lift.fit, tire: tire.fit };
  return {
    lift: lift.part,
    wheel: wheel.part,
    tire: tire.part,
    diameterIn: tire.fit.diameterIn,
    heightIn: heightOf(raised),
    priceCents: sumPriceCents({ lift, wheel, tire }),
    assessment: assessFitment(build),
  };
}
