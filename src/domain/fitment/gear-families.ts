import type { Vehicle } from '#src/domain/catalog/index.ts';
import { platformOf } from './platforms.ts';

/**
 * Ring-and-pinion ratios on the market, factory and aftermarket, by axle family. Source: fitment formulas, section 5
 * (compiled 2026-11); confirm with the maker before quoting.
 */
export const AXLE_FAMILIES = {
  'Ford 8.8 (F-150 IFS front / rear)': [3.08, 3.27, 3.31, 3.55, 3.73, 4.1, 4.3, 4.56, 4.88, 5.13],
  'Ford 9.75 (F-150 rear)': [3.31, 3.55, 3.73, 4.11, 4.3, 4.56, 4.88, 5.13],
  'Ford 10.25/10.5 Sterling rear, Dana 60 front (Super Duty)': [
    3.31, 3.55, 3.73, 4.1, 4.3, 4.56, 4.88, 5.13, 5.38,
  ],
  'Dana M190/M210/M220 (Bronco, Ranger)': [3.73, 4.27, 4.46, 4.7, 4.88, 5.13, 5.38],
  'GM 8.25/9.25 IFS + 8.6 or 9.5/9.76 rear (1500)': [3.08, 3.23, 3.42, 3.73, 4.1, 4.56, 4.88],
  'GM 9.25 AAM IFS + 11.5 AAM rear (HD)': [3.42, 3.73, 4.1, 4.3, 4.56, 4.88],
  'Chrysler 8/9.25 (Ram 1500)': [3.21, 3.55, 3.92, 4.1, 4.56, 4.88],
  'AAM 9.25 front / 11.5 rear (Ram HD)': [3.42, 3.73, 4.1, 4.3, 4.56, 4.88, 5.13],
  'Dana 30/44 (Wrangler JK, TJ, XJ front)': [3.07, 3.21, 3.55, 3.73, 4.1, 4.56, 4.88, 5.13, 5.38],
  'Dana M186/M210/M220 (Wrangler JL, Gladiator)': [3.45, 3.73, 4.1, 4.56, 4.88, 5.13, 5.38],
  'Chrysler 8.25 rear (XJ)': [3.07, 3.55, 3.73, 4.1, 4.56, 4.88],
  'Toyota 8/8.2/8.4/8.75 (Tacoma, 4Runner, FJ)': [3.58, 3.73, 3.91, 4.1, 4.3, 4.56, 4.88, 5.29],
  'Toyota 8.7-9 IFS / 9.5-10.5 rear (Tundra)': [3.91, 4.1, 4.3, 4.56, 4.88, 5.29],
  'Nissan R180/R200, M205/M226': [3.13, 3.36, 3.54, 3.69, 4.1, 4.56, 4.88],
} as const satisfies Record<string, readonly number[]>;

export type AxleFamily = keyof typeof AXLE_FAMILIES;

const GM_HALF_TON: AxleFamily[] = ['GM 8.25/9.25 IFS + 8.6 or 9.5/9.76 rear (1500)'];
const GM_HD: AxleFamily[] = ['GM 9.25 AAM IFS + 11.5 AAM rear (HD)'];
const TOYOTA_SMALL: AxleFamily[] = ['Toyota 8/8.2/8.4/8.75 (Tacoma, 4Runner, FJ)'];
const NISSAN: AxleFamily[] = ['Nissan R180/R200, M205/M226'];
const DANA_SMALL_FORD: AxleFamily[] = ['Dana M190/M210/M220 (Bronco, Ranger)'];

/** Front first. Both axles turn at the same rate, so only ratios available for all families of a truck count. */
const FAMILIES_OF: Record<string, AxleFamily[]> = {
  'F-150': ['Ford 8.8 (F-150 IFS front / rear)', 'Ford 9.75 (F-150 rear)'],
  'Super Duty': ['Ford 10.25/10.5 Sterling rear, Dana 60 front (Super Duty)'],
  Bronco: DANA_SMALL_FORD,
  Ranger: DANA_SMALL_FORD,
  'Silverado 1500': GM_HALF_TON,
  'Sierra 1500': GM_HALF_TON,
  Tahoe: GM_HALF_TON,
  Suburban: GM_HALF_TON,
  Yukon: GM_HALF_TON,
  'Yukon XL': GM_HALF_TON,
  'Silverado HD': GM_HD,
  'Sierra HD': GM_HD,
  'Ram 1500': ['Chrysler 8/9.25 (Ram 1500)'],
  'Ram HD': ['AAM 9.25 front / 11.5 rear (Ram HD)'],
  Gladiator: ['Dana M186/M210/M220 (Wrangler JL, Gladiator)'],
  XJ: ['Dana 30/44 (Wrangler JK, TJ, XJ front)', 'Chrysler 8.25 rear (XJ)'],
  Tacoma: TOYOTA_SMALL,
  '4Runner': TOYOTA_SMALL,
  'FJ Cruiser': TOYOTA_SMALL,
  Tundra: ['Toyota 8.7-9 IFS / 9.5-10.5 rear (Tundra)'],
  Titan: NISSAN,
  Frontier: NISSAN,
  Xterra: NISSAN,
};

/** The JL came in 2018; both Wranglers of that model year are on record. */
const WRANGLER_JL_FROM = 2018;

/** Earlier generations of these had other axles, which the tables do not have. */
const AXLES_SINCE: Record<string, number> = { Ranger: 2019, Tundra: 2007, Xterra: 2005 };

/** The axle families of a vehicle; empty if the tables do not list its model. */
export function axleFamiliesOf(vehicle: Vehicle): readonly AxleFamily[] {
  const family = platformOf(vehicle)?.family ?? '';
  if (vehicle.years[0] < (AXLES_SINCE[family] ?? 0)) return [];
  if (family !== 'Wrangler') return FAMILIES_OF[family] ?? [];
  return vehicle.years[0] >= WRANGLER_JL_FROM
    ? ['Dana M186/M210/M220 (Wrangler JL, Gladiator)']
    : ['Dana 30/44 (Wrangler JK, TJ, XJ front)'];
}

/** 4.10 in front with 4.11 behind is an accepted pair. */
const PAIR_TOLERANCE = 0.011;

/** The ratios available for both axles, in ascending order; empty if the axles are unknown. */
export function offeredRatios(vehicle: Vehicle): readonly number[] {
  const [first, ...others] = axleFamiliesOf(vehicle).map((family) => AXLE_FAMILIES[family]);
  if (!first) return [];
  return first.filter((ratio) =>
    others.every((ratios) => ratios.some((one) => Math.abs(one - ratio) < PAIR_TOLERANCE)),
  );
}
