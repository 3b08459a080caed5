import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitTire, FitWheel } from './build.ts';
import { factoryFactsOf } from './factory-facts.ts';
import { note, type Reason } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { isPassengerTire, speedSymbolMph } from './tire-load.ts';
import { findTireSize } from './tire-size.ts';

/** Factory tires of trucks and SUVs have symbol S (112 mph) or a faster one. */
const USUAL_MPH = 112;
/** The load that a tire carries grows with its pressure to this power. Source: Tire and Rim Association. */
const LOAD_BY_PRESSURE = 0.585;
/** At which pressure a load range carries its full load, LT sizes and the wide ones (flotation, from LT305), in psi. */
const FULL_PSI: Record<string, readonly [lt: number, wide: number]> = {
  C: [50, 35],
  D: [65, 50],
  E: [80, 65],
  F: [95, 80],
};
const WIDE_FROM_MM = 305;

/** How to use tires that are of another kind than the truck's own: how fast, and at which pressure. */
export function noteTireUse(vehicle: Vehicle, tire: FitTire): (Reason | null)[] {
  return tire.factory ? [] : [noteSpeed(tire), notePressure(vehicle, tire)];
}

function noteSpeed({ speed }: FitTire): Reason | null {
  const mph = speed ? speedSymbolMph(speed) : null;
  if (mph === null || mph >= USUAL_MPH) return null;
  return note({
    code: 'tire.speed',
    verdict: 'fits',
    values: { mph },
    source: SOURCES.speedSymbol,
    confidence: 'high',
  });
}

/** LT tires need more air than passenger tires for the same load. */
function notePressure(vehicle: Vehicle, { size, loadRange, maxLoadLb }: FitTire): Reason | null {
  const [own, read] = [findTireSize(vehicle.stockTire.size), findTireSize(size)];
  const { standardLoadLb } = factoryFactsOf(vehicle);
  const full = FULL_PSI[loadRange ?? ''];
  if (!own || !read || !full || !maxLoadLb || standardLoadLb === null) return null;
  if (!isPassengerTire(own) || isPassengerTire(read)) return null;
  const isWide = read.form === 'flotation' || read.sectionMm >= WIDE_FROM_MM;
  const fullPsi = full[isWide ? 1 : 0];
  const share = Math.min(1, standardLoadLb / maxLoadLb);
  const psi = Math.ceil(fullPsi * share ** (1 / LOAD_BY_PRESSURE));
  return note({
    code: 'tire.pressure',
    verdict: 'fits',
    values: { psi, load: standardLoadLb },
    source: SOURCES.inflation,
    confidence: 'medium',
  });
}

/** Which lug nuts a new wheel takes; those of the factory wheel may have another seat. */
export function noteLugNuts({ lugThread }: Vehicle, { lug, factory }: FitWheel): Reason | null {
  if (factory || !lug) return null;
  const seat = /\b(conical|ball|mag)\b/.exec(lug)?.[1];
  return seat
    ? note({
        code: `lug.${seat as 'conical' | 'ball' | 'mag'}`,
        verdict: 'fits',
        values: { thread: lugThread },
        source: SOURCES.lugNuts,
        confidence: 'high',
      })
    : null;
}
