import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitLift } from './build.ts';
import { checkFactoryWheel, checkKitTire, checkLift, checkStack } from './check-lift.ts';
import { checkLoad } from './check-load.ts';
import { checkOffset } from './check-offset.ts';
import { checkOptions } from './check-options.ts';
import { checkRimWidth } from './check-rim-width.ts';
import { checkTireDiameter } from './check-tire.ts';
import { checkTireRoom } from './check-tire-room.ts';
import { checkTireWidth } from './check-tire-width.ts';
import { checkTrims } from './check-trims.ts';
import {
  checkBoltPattern,
  checkCaliper,
  checkComingWheel,
  checkHubBore,
  checkRimDiameter,
} from './check-wheel.ts';
import { type Confidence, lowestConfidence } from './confidence.ts';
import { noteConsequences } from './notes.ts';
import { checkRequiredGears } from './re-gear-rules.ts';
import { type Reason, type Verdict, worstVerdict } from './reasons.ts';
import { MM_PER_IN } from './tire-dimensions.ts';

export {
  checkBoltPattern,
  checkHubBore,
  checkLift,
  checkRimDiameter,
  checkRimWidth,
  checkTireDiameter,
};

export type Assessment = {
  verdict: Verdict;
  confidence: Confidence;
  /** The smallest clearance among what fits by measurement, in inches; null if nothing was measured. */
  marginIn: number | null;
  /** Deciding reasons first, worst first; then notes. */
  reasons: Reason[];
};

type Rule = (build: FitBuild) => (Reason | null)[];

/** The order of reasons with equal weight. */
const RULES: Rule[] = [
  ({ vehicle, lift }) =>
    lift ? [...checkLift(vehicle, lift), ...checkOptions(vehicle, lift)] : [],
  ({ vehicle, lift, secondLift }) => (secondLift ? checkSecond(vehicle, lift, secondLift) : []),
  ({ vehicle, wheel }) => (wheel ? [checkBoltPattern(vehicle, wheel)] : []),
  ({ vehicle, wheel }) => (wheel ? [checkHubBore(vehicle, wheel)] : []),
  ({ vehicle, wheel }) => (wheel ? [checkCaliper(vehicle, wheel)] : []),
  ({ vehicle, tire, wheel }) => (tire && !wheel ? [checkComingWheel(vehicle, tire)] : []),
  ({ tire, wheel }) => (tire && wheel ? [checkRimDiameter(tire, wheel)] : []),
  ({ tire, wheel }) => (tire && wheel ? [checkRimWidth(tire, wheel)] : []),
  ({ tire, wheel, ...build }) => (tire ? checkTireHeight({ ...raised(build), tire, wheel }) : []),
  ({ wheel, ...rest }) => (wheel ? checkOffset({ ...rest, wheel }) : []),
  ({ wheel, tire, ...rest }) => (wheel && tire ? [checkTireRoom({ ...rest, wheel, tire })] : []),
  ({ vehicle, lift, wheel }) =>
    lift && wheel ? [checkFactoryWheel(vehicle, { lift, wheel })] : [],
  ({ lift, tire }) =>
    lift && tire ? [checkKitTire(lift, tire), checkRequiredGears(lift, tire)] : [],
  checkLoad,
];

function checkSecond(vehicle: Vehicle, lift: FitLift | null, second: FitLift) {
  return [...checkLift(vehicle, second), lift && checkStack(lift, second)];
}

/** Judged by the table, which describes one trim, and then by the others. */
function checkTireHeight(asked: Parameters<typeof checkTireWidth>[0]) {
  const said = checkTireDiameter(asked);
  return [said, checkTireWidth(asked, said), checkTrims(asked, said)];
}

/** A body lift on top raises the fenders too. */
function raised({ vehicle, lift, secondLift }: Pick<FitBuild, 'vehicle' | 'lift' | 'secondLift'>) {
  return { vehicle, lift: { frontIn: (lift?.frontIn ?? 0) + (secondLift?.frontIn ?? 0) } };
}

/**
 * Whether the parts fit the vehicle and each other, and why. The verdict is the worst of the deciding reasons: a
 * certain failure outranks a missing fact, a missing fact outranks work.
 */
export function assessFitment(build: FitBuild): Assessment {
  const reasons = [...RULES, noteConsequences]
    .flatMap((rule) => rule(build))
    .filter((one) => one !== null);
  const deciding = reasons.filter((one) => one.decides);
  return {
    verdict: worstVerdict(deciding.map((one) => one.verdict)),
    confidence: overallConfidence(reasons),
    marginIn: tightestMarginIn(deciding),
    reasons: inOrderOfWeight(reasons),
  };
}

/** The verdict of `assessFitment` alone; for long lists, because it stops at the first certain failure. */
export function judgeFitment(build: FitBuild): Verdict {
  let worst: Verdict = 'fits';
  for (const rule of RULES) {
    const said = rule(build).flatMap((one) => (one?.decides ? one.verdict : []));
    worst = worstVerdict([worst, ...said]);
    if (worst === 'does-not-fit') return worst;
  }
  return worst;
}

/** A note about something unknown lowers the confidence without changing the verdict. */
function overallConfidence(reasons: Reason[]): Confidence {
  const missing = reasons.some((one) => !one.decides && one.verdict === 'unknown');
  const deciding = reasons.filter((one) => one.decides).map((one) => one.confidence);
  return lowestConfidence([...deciding, missing ? 'medium' : 'high']);
}

/** Bore gaps are not clearances: the closest bore centers best. Nor are pounds. */
function tightestMarginIn(deciding: Reason[]): number | null {
  const margins = deciding.flatMap(({ code, margin, unit }) => {
    if (margin === null || unit === 'lb' || code.startsWith('bore.')) return [];
    return [unit === 'mm' ? margin / MM_PER_IN : margin];
  });
  return margins.length === 0 ? null : Math.min(...margins);
}

const WEIGHT: Record<Verdict, number> = {
  'does-not-fit': 0,
  unknown: 1,
  'fits-with-work': 2,
  fits: 3,
};

function inOrderOfWeight(reasons: Reason[]): Reason[] {
  const weight = (one: Reason) => WEIGHT[one.verdict] + (one.decides ? 0 : 10);
  return reasons.toSorted((one, other) => weight(one) - weight(other));
}
