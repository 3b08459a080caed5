import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { AxleNeed } from './axle-need.ts';
import type { FitBuild, FitTire } from './build.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import { factoryFactsOf } from './factory-facts.ts';
import { platformOf } from './platforms.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { standardRangeConfidence } from './standard-load.ts';
import { isPassengerTire, loadIndexFor, truckTireLoadLb } from './tire-load.ts';
import { findTireSize } from './tire-size.ts';

/** A margin below this is reported, not refused. */
const THIN_PERCENT = 10;
/** Load ratings are molded in steps of 5 lb, tables are not: 3195 and 3197 are the same. Two on an axle: 10 lb. */
const MOLDING_LB = 5;

/**
 * Compares tires and wheels with the axle ratings. Two of each must carry the heavier axle's rating. Without a door
 * label, a part with at least the factory tire's load is enough, because by law that one carries the axle; a part
 * with less is compared with the range of ratings over the trims, and is unknown if that does not settle it. A size
 * without a load of its own (`maxLoadLb` undefined) only gets a note.
 */
export function checkLoad(build: FitBuild): Reason[] {
  const { vehicle } = build;
  const reasons = [...checkTireLoad(build), ...checkWheelLoad(build)];
  const changed = [build.wheel, build.tire].some((part) => part && !part.factory);
  const { axle } = factoryFactsOf(vehicle);
  const isOnRecord = axle.from === 'label' || axle.from === 'range';
  return changed && !isOnRecord ? [...reasons, noteMissing()] : reasons;
}

function checkTireLoad({ vehicle, tire }: FitBuild): Reason[] {
  if (!tire || tire.factory || tire.maxLoadLb === undefined) return [];
  if (platformOf(vehicle)?.size === 'heavy-duty' && isPassenger(tire)) return [refusePassenger()];
  if (tire.maxLoadLb === null) return [unrated('load.unrated')];
  const partLb = truckTireLoadLb({ loadLb: tire.maxLoadLb, passenger: isPassenger(tire) });
  return judgeLoad({ vehicle, codes: TIRE_CODES, partLb });
}

function checkWheelLoad({ vehicle, wheel }: FitBuild): Reason[] {
  if (!wheel || wheel.factory) return [];
  if (typeof wheel.loadRatingLb !== 'number') return [unrated('load.wheelUnrated')];
  return judgeLoad({ vehicle, codes: WHEEL_CODES, partLb: wheel.loadRatingLb });
}

const TIRE_CODES = {
  ok: 'load.ok',
  equal: 'load.equal',
  refused: 'load.tire',
  between: 'load.between',
  below: 'load.below',
  unknown: 'load.unknown',
} as const;
const WHEEL_CODES = {
  ok: 'load.wheelOk',
  equal: 'load.wheelEqual',
  refused: 'load.wheel',
  between: 'load.wheelBetween',
  below: 'load.wheelBelow',
  unknown: 'load.wheelUnknown',
} as const;

type Question = {
  vehicle: Vehicle;
  codes: typeof TIRE_CODES | typeof WHEEL_CODES;
  /** What one tire or wheel carries on this truck, in lb. */
  partLb: number;
};

type Known<From extends AxleNeed['from']> = Extract<AxleNeed, { from: From }>;

function judgeLoad(asked: Question): Reason[] {
  const { axle, standardLoadLb: standardLb } = factoryFactsOf(asked.vehicle);
  if (axle.from === 'label') return judgeByLabel(asked, axle);
  if (axle.from !== 'nothing' && onAxleLb(asked) < axle.leastLb) {
    return [overloadedReason(asked, axle.leastLb, axle)];
  }
  if (standardLb !== null && asked.partLb >= standardLb - MOLDING_LB) {
    return [asStandard(asked, standardLb)];
  }
  return [axle.from === 'range' ? inRange(asked, axle) : belowStandard(asked, standardLb)];
}

function onAxleLb({ partLb }: Question): number {
  return 2 * (partLb + MOLDING_LB);
}

/** Two per axle; a margin below 10 % is flagged. */
function judgeByLabel(asked: Question, axle: Known<'label'>): Reason[] {
  const need = axle.needLb;
  if (onAxleLb(asked) < need) return [overloadedReason(asked, need, axle)];
  const said = { ...onAxle(asked, need), confidence: axle.confidence, verdict: 'fits' as const };
  const fits = passed(said, asked);
  const percent = ((2 * asked.partLb) / need - 1) * 100;
  if (percent >= THIN_PERCENT) return [fits];
  return [fits, note({ ...said, code: 'load.thin', values: { margin: rounded(percent) } })];
}

function overloadedReason(asked: Question, need: number, { confidence }: AxleNeed): Reason {
  return reason({
    ...onAxle(asked, need),
    code: asked.codes.refused,
    verdict: 'does-not-fit',
    confidence,
  });
}

function onAxle({ partLb }: Question, need: number) {
  const have = 2 * partLb;
  return {
    values: { have, need },
    measured: have,
    limit: need,
    margin: have - need,
    unit: 'lb' as const,
    source: SOURCES.axleLoad,
  };
}

/** It carries what the heaviest trim needs, or only what some trims do, in which case the label decides. */
function inRange(asked: Question, axle: Known<'range'>): Reason {
  const need = axle.mostLb;
  const said = {
    ...onAxle(asked, need),
    source: SOURCES.axleRange,
    confidence: axle.confidence,
  };
  if (onAxleLb(asked) >= need) return passed({ ...said, verdict: 'fits' }, asked);
  return reason({
    ...said,
    code: asked.codes.between,
    verdict: 'unknown',
    values: { ...said.values, low: axle.leastLb },
    fix: MEASURE,
  });
}

function asStandard({ vehicle, codes, partLb }: Question, need: number): Reason {
  return passed({ ...onWheel(vehicle, partLb, need), verdict: 'fits' }, { codes });
}

type Passed = Omit<Parameters<typeof reason>[0], 'code'> & { margin: number };

/** A few pounds less are the same load, rounded; reported as such and not as too little. */
function passed(said: Passed, { codes }: Pick<Question, 'codes'>): Reason {
  return said.margin < 0
    ? reason({ ...said, code: codes.equal, margin: 0 })
    : reason({ ...said, code: codes.ok });
}

/** Less load than the factory tire is reported as a risk, neither passed nor refused. */
function belowStandard({ vehicle, codes, partLb }: Question, need: number | null): Reason {
  if (need === null) {
    return reason({
      code: codes.unknown,
      verdict: 'unknown',
      source: SOURCES.standardLoad,
      confidence: standardConfidence(vehicle),
      fix: MEASURE,
    });
  }
  const index = { code: 'fix.load' as const, values: { index: loadIndexFor(need) } };
  return reason({
    ...onWheel(vehicle, partLb, need),
    code: codes.below,
    verdict: 'unknown',
    fix: codes === TIRE_CODES ? index : MEASURE,
  });
}

function onWheel(vehicle: Vehicle, have: number, need: number) {
  return {
    values: { have, need },
    measured: have,
    limit: need,
    margin: have - need,
    unit: 'lb' as const,
    source: SOURCES.standardLoad,
    confidence: standardConfidence(vehicle),
  };
}

function standardConfidence(vehicle: Vehicle) {
  const range = standardRangeConfidence(vehicle);
  return lowestConfidence([
    'medium',
    fieldConfidence(vehicle, 'stockTire.size'),
    ...(range ? [range] : []),
  ]);
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

function unrated(code: 'load.unrated' | 'load.wheelUnrated'): Reason {
  return reason({
    code,
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
