import type { TireSize } from './tire-size.ts';

const LB_PER_KG = 2.2046;
/** FMVSS 110: a passenger tire on a truck, SUV or van counts as its rating divided by this. */
const PASSENGER_DERATE = 1.1;

/** kg by load index from 90 up, as published by ETRTO and TRA. */
const KG_FROM_90 = [
  600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925, 950, 975, 1000,
  1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600,
  1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000,
];
const KG_BELOW_90: Record<number, number> = { 75: 387, 80: 450, 85: 515 };

const KMH_BY_SYMBOL: Record<string, number> = {
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
};

/** The load of one tire by load index, in kg; null for an index outside the table. */
export function loadIndexKg(index: number): number | null {
  return KG_FROM_90[index - 90] ?? KG_BELOW_90[index] ?? null;
}

/** The same in lb, rounded like the published table. */
export function loadIndexLb(index: number): number | null {
  const kg = loadIndexKg(index);
  return kg === null ? null : Math.round(kg * LB_PER_KG);
}

/** The lowest index of the table that carries a load in lb. */
export function loadIndexFor(loadLb: number): number {
  const step = KG_FROM_90.findIndex((kg) => Math.round(kg * LB_PER_KG) >= loadLb);
  return 90 + (step < 0 ? KG_FROM_90.length - 1 : step);
}

/** Top speed of a speed symbol in mph, rounded; null for an unknown symbol. */
export function speedSymbolMph(symbol: string): number | null {
  const kmh = KMH_BY_SYMBOL[symbol];
  return kmh === undefined ? null : Math.round(kmh / 1.609344);
}

/** Whether the 1.10 of FMVSS 110 applies: P and Euro metric, not LT, flotation or commercial. */
export function isPassengerTire(size: TireSize): boolean {
  return size.kind === 'P-metric' || size.kind === 'Euro-metric' || size.kind === 'high-load';
}

/** The lb that one tire counts for on a truck; passenger tires are derated, rounded down once. */
export function truckTireLoadLb({ loadLb, passenger }: TireLoad): number {
  return passenger ? Math.floor(loadLb / PASSENGER_DERATE) : loadLb;
}

export type TireLoad = { loadLb: number; passenger: boolean };
type AxleInput = { tire: TireLoad; wheelLb: number; gawrLb: number };

/** Two tires and two wheels against an axle's rating; the weaker of the two decides. */
export function axleLoad({ tire, wheelLb, gawrLb }: AxleInput) {
  const tireAxleLb = (2 * tire.loadLb) / (tire.passenger ? PASSENGER_DERATE : 1);
  const wheelAxleLb = 2 * wheelLb;
  const capacityLb = Math.min(tireAxleLb, wheelAxleLb);
  return {
    tireAxleLb,
    wheelAxleLb,
    governs: tireAxleLb <= wheelAxleLb ? ('tire' as const) : ('wheel' as const),
    passes: capacityLb >= gawrLb,
    marginPercent: (capacityLb / gawrLb - 1) * 100,
  };
}
