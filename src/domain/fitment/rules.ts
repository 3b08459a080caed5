import { type FitBuild, stockDiameterIn } from './build.ts';
import { checkFactoryWheel, checkLift, checkRequiredGears } from './check-lift.ts';
import { checkOffset } from './check-offset.ts';
import { checkRimWidth } from './check-rim-width.ts';
import { checkTireDiameter } from './check-tire.ts';
import { checkBoltPattern, checkCaliper, checkHubBore, checkRimDiameter } from './check-wheel.ts';
import { speedometerErrorPercent } from './gearing.ts';
import {
  type Confidence,
  lowestConfidence,
  note,
  type Reason,
  rounded,
  type Verdict,
  worstVerdict,
} from './reasons.ts';
import { SOURCES } from './sources.ts';
import { MM_PER_IN } from './tire-dimensions.ts';

export {
  checkBoltPattern,
  checkHubBore,
  checkLift,
  checkRimDiameter,
  checkRimWidth,
  checkTireDiameter,
};

/** From here a speedometer is worth setting again. */
const SPEEDOMETER_PERCENT = 3;

export type Assessment = {
  verdict: Verdict;
  confidence: Confidence;
  /** The tightest room among what fits by measure, inches; null where nothing was measured. */
  marginIn: number | null;
  /** What decides first, worst first; then notes. */
  reasons: Reason[];
};

type Rule = (build: FitBuild) => (Reason | null)[];

/** The order in which reasons of equal weight are said. */
const RULES: Rule[] = [
  ({ vehicle, lift }) => (lift ? checkLift(vehicle, lift) : []),
  ({ vehicle, wheel }) => (wheel ? [checkBoltPattern(vehicle, wheel)] : []),
  ({ vehicle, wheel }) => (wheel ? [checkHubBore(vehicle, wheel)] : []),
  ({ vehicle, wheel }) => (wheel ? [checkCaliper(vehicle, wheel)] : []),
  ({ tire, wheel }) => (tire && wheel ? [checkRimDiameter(tire, wheel)] : []),
  ({ tire, wheel }) => (tire && wheel ? [checkRimWidth(tire, wheel)] : []),
  ({ vehicle, lift, tire }) => (tire ? [checkTireDiameter({ vehicle, lift, tire })] : []),
  ({ wheel, ...rest }) => (wheel ? checkOffset({ ...rest, wheel }) : []),
  ({ vehicle, lift, wheel }) =>
    lift && wheel ? [checkFactoryWheel(vehicle, { lift, wheel })] : [],
  ({ lift, tire }) => (lift && tire ? [checkRequiredGears(lift, tire)] : []),
  (build) => [noteLoad(build), noteSpeedometer(build)],
];

/**
 * Whether the parts fit the vehicle and each other, and why. The verdict is the worst of the
 * deciding reasons: a certain failure outranks a missing fact, a missing fact outranks work.
 */
export function assessFitment(build: FitBuild): Assessment {
  const reasons = RULES.flatMap((rule) => rule(build)).filter((one) => one !== null);
  const deciding = reasons.filter((one) => one.decides);
  return {
    verdict: worstVerdict(deciding.map((one) => one.verdict)),
    confidence: overallConfidence(reasons),
    marginIn: tightestMarginIn(deciding),
    reasons: inOrderOfWeight(reasons),
  };
}

/** A note of something unknown costs certainty without changing the verdict. */
function overallConfidence(reasons: Reason[]): Confidence {
  const missing = reasons.some((one) => !one.decides && one.verdict === 'unknown');
  const deciding = reasons.filter((one) => one.decides).map((one) => one.confidence);
  return lowestConfidence([...deciding, missing ? 'medium' : 'high']);
}

/** Bore gaps are no tightness: the closest bore centres best. */
function tightestMarginIn(deciding: Reason[]): number | null {
  const margins = deciding.flatMap(({ code, margin, unit }) => {
    if (margin === null || code.startsWith('bore.')) return [];
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

/** No record has axle ratings yet: whoever changes tires or wheels is told to read the label. */
function noteLoad({ vehicle, wheel, tire }: FitBuild): Reason | null {
  const changed = [wheel, tire].some((part) => part && !part.factory);
  if (!changed || (vehicle.gawrFrontLb !== null && vehicle.gawrRearLb !== null)) return null;
  return note({
    code: 'load.unknown',
    verdict: 'unknown',
    source: SOURCES.axleLoad,
    confidence: 'high',
  });
}

function noteSpeedometer({ vehicle, tire }: FitBuild): Reason | null {
  if (!tire) return null;
  const percent = rounded(
    speedometerErrorPercent({
      stockDiameterIn: stockDiameterIn(vehicle),
      fittedDiameterIn: tire.diameterIn,
    }),
  );
  if (percent <= SPEEDOMETER_PERCENT) return null;
  return note({
    code: 'speedo.advise',
    verdict: 'fits-with-work',
    values: { percent },
    measured: percent,
    limit: SPEEDOMETER_PERCENT,
    margin: rounded(SPEEDOMETER_PERCENT - percent),
    unit: 'percent',
    source: SOURCES.tireGrowth,
    confidence: 'high',
  });
}
