import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitTire } from './build.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import { factoryFactsOf } from './factory-facts.ts';
import { platformOf } from './platforms.ts';
import { MEASURE, note, type Reason, type ReasonCode, reason, rounded } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { isPassengerTire, loadIndexFor, truckTireLoadLb } from './tire-load.ts';
import { findTireSize } from './tire-size.ts';

/** Less than this much to spare on an axle is said, not refused. */
const THIN_PERCENT = 10;
/** Loads are molded to 5 lb, tables are not: 3195 and 3197 are one load. */
const MOLDING_LB = 5;

/**
 * What tires and wheels carry against the axles. With the axle ratings on record two of each
 * must carry the heavier axle; without, a tire that carries less than the factory's is a risk.
 * A size without a load of its own (`maxLoadLb` left out) is not judged, only noted.
 */
export function checkLoad(build: FitBuild): Reason[] {
  const { vehicle } = build;
  const reasons = [...checkTireLoad(build), ...checkWheelLoad(build)];
  const changed = [build.wheel, build.tire].some((part) => part && !part.factory);
  return changed && heavierAxleLb(vehicle) === null ? [...reasons, noteMissing()] : reasons;
}

function checkTireLoad({ vehicle, tire }: FitBuild): Reason[] {
  if (!tire || tire.factory || tire.maxLoadLb === undefined) return [];
  if (platformOf(vehicle)?.size === 'heavy-duty' && isPassenger(tire)) return [refusePassenger()];
  if (tire.maxLoadLb === null) return [unrated()];
  const loadLb = truckTireLoadLb({ loadLb: tire.maxLoadLb, passenger: isPassenger(tire) });
  const needLb = heavierAxleLb(vehicle) ?? failedAxleLb(vehicle, loadLb);
  return needLb === null
    ? [compareWithStandard(vehicle, loadLb)]
    : judgeAxle({ vehicle, code: 'load.tire', partLb: loadLb, needLb });
}

function checkWheelLoad({ vehicle, wheel }: FitBuild): Reason[] {
  if (!wheel || wheel.factory || wheel.loadRatingLb === undefined) return [];
  const known = heavierAxleLb(vehicle);
  if (wheel.loadRatingLb === null) return known === null ? [] : [unrated()];
  const needLb = known ?? failedAxleLb(vehicle, wheel.loadRatingLb);
  if (needLb === null) return [];
  return judgeAxle({ vehicle, code: 'load.wheel', partLb: wheel.loadRatingLb, needLb });
}

type AxleQuestion = {
  vehicle: Vehicle;
  code: Extract<ReasonCode, 'load.tire' | 'load.wheel'>;
  partLb: number;
  needLb: number;
};

/** Two on the axle; the margin of a pass below 10 % is flagged. */
function judgeAxle({ vehicle, code, partLb, needLb }: AxleQuestion): Reason[] {
  const have = 2 * partLb;
  const said = {
    values: { have, need: needLb },
    measured: have,
    limit: needLb,
    margin: have - needLb,
    unit: 'lb' as const,
    source: SOURCES.axleLoad,
    confidence: fieldConfidence(vehicle, 'gawrFrontLb', 'gawrRearLb'),
  };
  if (have < needLb) return [reason({ ...said, code, verdict: 'does-not-fit' })];
  const percent = (have / needLb - 1) * 100;
  const fits = reason({ ...said, code: 'load.ok', verdict: 'fits' });
  if (percent >= THIN_PERCENT) return [fits];
  const values = { margin: rounded(percent) };
  return [fits, note({ ...said, code: 'load.thin', verdict: 'fits', values })];
}

/** Trap 2: less than the factory's tire is a stated risk, not a pass and not a refusal. */
function compareWithStandard(vehicle: Vehicle, have: number): Reason {
  const need = factoryFactsOf(vehicle).standardLoadLb;
  const said = {
    source: SOURCES.standardLoad,
    confidence: lowestConfidence(['medium', fieldConfidence(vehicle, 'stockTire.size')]),
  };
  if (need === null) {
    return reason({ ...said, code: 'load.unknown', verdict: 'unknown', fix: MEASURE });
  }
  const figures = {
    ...said,
    values: { have, need },
    measured: have,
    limit: need,
    margin: have - need,
    unit: 'lb' as const,
  };
  if (have >= need - MOLDING_LB) return reason({ ...figures, code: 'load.ok', verdict: 'fits' });
  const fix = { code: 'fix.load' as const, values: { index: loadIndexFor(need) } };
  return reason({ ...figures, code: 'load.below', verdict: 'unknown', fix });
}

/** Null unless both axles are on record: the one that is missing may be the heavier. */
function heavierAxleLb({ gawrFrontLb, gawrRearLb }: Vehicle): number | null {
  if (gawrFrontLb === null || gawrRearLb === null) return null;
  return Math.max(gawrFrontLb, gawrRearLb);
}

/** The one axle on record, where it alone refuses the part. */
function failedAxleLb({ gawrFrontLb, gawrRearLb }: Vehicle, partLb: number): number | null {
  const known = gawrFrontLb ?? gawrRearLb;
  return known !== null && 2 * partLb < known ? known : null;
}

function isPassenger({ size }: FitTire): boolean {
  const read = findTireSize(size);
  return read !== null && isPassengerTire(read);
}

function refusePassenger(): Reason {
  return reason({
    code: 'load.passenger',
    verdict: 'does-not-fit',
    source: SOURCES.passengerOnTruck,
    confidence: 'high',
  });
}

function unrated(): Reason {
  return reason({
    code: 'load.unrated',
    verdict: 'unknown',
    source: SOURCES.axleLoad,
    confidence: 'high',
    fix: MEASURE,
  });
}

function noteMissing(): Reason {
  return note({
    code: 'load.unknown',
    verdict: 'unknown',
    source: SOURCES.axleLoad,
    confidence: 'high',
  });
}
