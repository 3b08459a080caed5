import type { FitBuild, FitTire } from './build.ts';
import { type Confidence, fieldConfidence, lowestConfidence } from './confidence.ts';
import { factoryFactsOf } from './factory-facts.ts';
import { SOURCES, type Source } from './sources.ts';
import { isPassengerTire, loadIndexFor, truckTireLoadLb } from './tire-load.ts';
import { findTireSize } from './tire-size.ts';

/** The load one tire carries and the load it must carry, in lb; null if not on record. */
export type LoadNumbers = {
  haveLb: number | null;
  needLb: number | null;
  /** The lowest load index that is enough. */
  needIndex: number | null;
  /** A passenger tire on a truck counts as its rating divided by 1.10. */
  derated: boolean;
  /**
   * `axle`: half of the heavier axle's rating, from the label. Without a label, the lower of two that are each
   * sufficient: `factory`, what the standard tire carries, and `trims`, half of the heaviest trim's rating.
   */
  basis: 'axle' | 'factory' | 'trims' | null;
  source: Source;
  confidence: Confidence;
};

export function loadNumbers({ vehicle, tire }: FitBuild): LoadNumbers {
  const need = needOf(vehicle);
  const isFactory = tire === null || tire.factory === true;
  return {
    haveLb: isFactory ? factoryFactsOf(vehicle).standardLoadLb : loadOf(tire),
    derated: !isFactory && isPassenger(tire),
    needIndex: need.needLb === null ? null : loadIndexFor(need.needLb),
    ...need,
  };
}

function needOf(vehicle: FitBuild['vehicle']) {
  const { axle, standardLoadLb: standardLb } = factoryFactsOf(vehicle);
  if (axle.from === 'label') {
    return {
      needLb: axle.needLb / 2,
      basis: 'axle' as const,
      source: SOURCES.axleLoad,
      confidence: axle.confidence,
    };
  }
  const heaviestLb = axle.from === 'range' ? axle.mostLb / 2 : null;
  if (heaviestLb !== null && (standardLb === null || heaviestLb < standardLb)) {
    return {
      needLb: heaviestLb,
      basis: 'trims' as const,
      source: SOURCES.axleRange,
      confidence: axle.confidence,
    };
  }
  return {
    needLb: standardLb,
    basis: standardLb === null ? null : ('factory' as const),
    source: SOURCES.standardLoad,
    confidence: lowestConfidence(['medium', fieldConfidence(vehicle, 'stockTire.size')]),
  };
}

function loadOf(tire: FitTire): number | null {
  if (typeof tire.maxLoadLb !== 'number') return null;
  return truckTireLoadLb({ loadLb: tire.maxLoadLb, passenger: isPassenger(tire) });
}

function isPassenger({ size }: FitTire): boolean {
  const read = findTireSize(size);
  return read !== null && isPassengerTire(read);
}
