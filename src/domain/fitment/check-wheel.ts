import { type Vehicle, vehicleFactSource } from '#src/domain/catalog/index.ts';
import { isLookAlike, isSamePattern, parseBoltPattern } from './bolt-pattern.ts';
import type { FitTire, FitWheel } from './build.ts';
import { fieldConfidence } from './confidence.ts';
import { factorySizesOf } from './factory-sizes.ts';
import { centerOnHub } from './hub-bore.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { recordSource, SOURCES } from './sources.ts';
import { findTireSize } from './tire-size.ts';

/** No single wheel has so much offset: it is what puts the two wheels of a side back to back. */
const DUAL_OFFSET_MM = 100;

/** Dual rear wheels are a matched set with a hub of its own: no single wheel takes the place of one. */
function refuseOnDuals({ stockWheel }: Vehicle, wheel: FitWheel): Reason | null {
  const { offsetMm } = stockWheel;
  if (wheel.factory || offsetMm === null || offsetMm < DUAL_OFFSET_MM) return null;
  if (wheel.offsetMm !== null && wheel.offsetMm >= DUAL_OFFSET_MM) return null;
  return reason({
    code: 'bolt.dual',
    verdict: 'does-not-fit',
    values: { have: wheel.boltPatterns.join(' / ') },
    measured: wheel.offsetMm,
    limit: DUAL_OFFSET_MM,
    unit: 'mm',
    source: SOURCES.dualWheels,
    confidence: 'high',
  });
}

/** One of the wheel's patterns must be the hub's: same count, circle within 0.3 mm. */
export function checkBoltPattern(vehicle: Vehicle, wheel: FitWheel): Reason {
  const onDuals = refuseOnDuals(vehicle, wheel);
  if (onDuals) return onDuals;
  const need = parseBoltPattern(vehicle.boltPattern);
  const have = wheel.boltPatterns.map(parseBoltPattern).filter((one) => one !== null);
  const said = {
    values: { have: wheel.boltPatterns.join(' / '), need: vehicle.boltPattern },
    measured: wheel.boltPatterns.join(' / '),
    limit: vehicle.boltPattern,
    source: SOURCES.boltPattern,
    confidence: fieldConfidence(vehicle, 'boltPattern'),
  };
  if (!need || have.length === 0) {
    return reason({ ...said, code: 'bolt.unknown', verdict: 'unknown', fix: MEASURE });
  }
  if (have.some((one) => isSamePattern(one, need))) {
    return reason({ ...said, code: 'bolt.ok', verdict: 'fits' });
  }
  return reason({
    ...said,
    code: have.some((one) => isLookAlike(one, need)) ? 'bolt.near' : 'bolt.fail',
    verdict: 'does-not-fit',
    fix: { code: 'fix.pattern', values: { pattern: vehicle.boltPattern } },
  });
}

/** Makers change a hub by no more than this between generations; a smaller bore is too small in any case. */
const BORE_IN_DOUBT_MM = 12;

/**
 * A bore smaller than the hub by 0.1 mm or more never fits; a larger one is lug-centric. A hub that nobody has
 * verified does not refuse a bore that is near it.
 */
export function checkHubBore(vehicle: Vehicle, wheel: FitWheel): Reason {
  const said = { source: SOURCES.hubBore, confidence: fieldConfidence(vehicle, 'hubBoreMm') };
  if (wheel.boreMm === null) {
    return reason({ ...said, code: 'bore.unknown', verdict: 'unknown', fix: MEASURE });
  }
  const { gapMm, centering, takesRing } = centerOnHub(vehicle.hubBoreMm, wheel.boreMm);
  const figures = {
    values: { have: wheel.boreMm, need: vehicle.hubBoreMm, gap: rounded(gapMm) },
    measured: wheel.boreMm,
    limit: vehicle.hubBoreMm,
    margin: gapMm,
    unit: 'mm' as const,
  };
  if (centering === 'does-not-fit') {
    const isInDoubt = vehicle.unverified.includes('hubBoreMm') && gapMm >= -BORE_IN_DOUBT_MM;
    return isInDoubt
      ? reason({ ...said, ...figures, code: 'bore.doubt', verdict: 'unknown', fix: MEASURE })
      : reason({ ...said, ...figures, code: 'bore.fail', verdict: 'does-not-fit' });
  }
  const lugCode = takesRing ? 'bore.lug' : 'bore.lugOnly';
  const code = centering === 'lug-centric' ? lugCode : 'bore.hub';
  return reason({ ...said, ...figures, code, verdict: 'fits' });
}

/**
 * Brakes require a minimum wheel diameter: the one measured on the truck, or the range on record, within which
 * somebody must measure. Without either, a wheel no smaller than the standard one clears; a size that only another
 * trim had gets a note; anything smaller is unknown.
 */
export function checkCaliper(vehicle: Vehicle, wheel: Pick<FitWheel, 'diameterIn'>): Reason | null {
  const { minWheelDiameterIn: measured, wheelOverBrakes: range } = vehicle;
  const smallest = measured ?? range?.refusedBelowIn ?? null;
  const clearsFromIn = measured ?? range?.clearsFromIn ?? vehicle.stockWheel.diameterIn;
  const field = measured === null && range ? 'wheelOverBrakes' : 'minWheelDiameterIn';
  const said = {
    values: { size: wheel.diameterIn },
    measured: wheel.diameterIn,
    limit: smallest,
    source: recordSource(vehicle, 'smallest wheel over the brakes'),
    confidence: vehicleFactSource(vehicle, field)?.confidence ?? vehicle.confidence,
  };
  if (smallest !== null && wheel.diameterIn < smallest) {
    return reason({
      ...said,
      code: 'caliper.fail',
      verdict: 'does-not-fit',
      margin: wheel.diameterIn - smallest,
      unit: 'in',
      fix: { code: 'fix.wheelSize', values: { size: clearsFromIn } },
    });
  }
  if (wheel.diameterIn >= clearsFromIn) return null;
  const missing = {
    ...said,
    code: 'caliper.unknown',
    verdict: 'unknown',
    limit: clearsFromIn,
    margin: wheel.diameterIn - clearsFromIn,
    unit: 'in',
    fix: MEASURE,
  } as const;
  return wheel.diameterIn >= factorySizesOf(vehicle).smallestRimIn
    ? note(missing)
    : reason(missing);
}

/** A tire needs a certain wheel diameter, even if the wheel is not chosen yet. */
export function checkComingWheel(vehicle: Vehicle, tire: FitTire): Reason | null {
  const rimIn = findTireSize(tire.size)?.rimIn;
  return rimIn === undefined ? unreadableSize(tire) : checkCaliper(vehicle, { diameterIn: rimIn });
}

/** The tire must be made for the wheel's diameter. */
export function checkRimDiameter(tire: FitTire, wheel: FitWheel): Reason {
  const rimIn = findTireSize(tire.size)?.rimIn;
  if (rimIn === undefined) return unreadableSize(tire);
  const fits = rimIn === wheel.diameterIn;
  return reason({
    code: fits ? 'rimDiameter.ok' : 'rimDiameter.fail',
    verdict: fits ? 'fits' : 'does-not-fit',
    values: { tire: rimIn, wheel: wheel.diameterIn },
    measured: wheel.diameterIn,
    limit: rimIn,
    unit: 'in',
    source: SOURCES.tireSize,
    confidence: 'high',
    ...(!fits && { fix: { code: 'fix.wheelSize', values: { size: rimIn } } }),
  });
}

export function unreadableSize(tire: FitTire): Reason {
  return reason({
    code: 'tire.unreadable',
    verdict: 'unknown',
    values: { size: tire.size },
    measured: tire.size,
    source: SOURCES.tireSize,
    confidence: 'high',
  });
}
