import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import type { Platform } from './platforms.ts';

export type KitQuestion = { vehicle: Vehicle; platform: Platform; lift: FitLift };
export type KitAnswer = 'yes' | 'no' | 'unknown';

/** The tallest kit in inches for a generation, by how the record's generation begins; 0: there is none. */
type Tallest = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Drop brackets belong to a generation, since frames and knuckles change. Source: application lists of the trade. */
const MIDSIZE_BRACKETS: Tallest = {
  Tacoma: { N140: 4, N220: 6, N300: 6, N400: 0 },
  '4Runner': { N180: 4, N210: 6, N280: 6, N500: 0 },
  'FJ Cruiser': { GSJ15: 6 },
  Colorado: { GMT355: 4, '31XX (': 6, '31XX-2': 0 },
  Canyon: { GMT355: 4, '31XX (': 6, '31XX-2': 0 },
  Frontier: { D40: 6, D41: 6 },
  Xterra: { WD22: 0, N50: 6 },
  Ranger: { '3rd NA gen': 4, T6: 6, P703: 0 },
  Bronco: { U725: 4 },
};

/** Short-arm coil kits: the factory arms limit the angle. Source: application lists of the trade. */
const JEEP_COILS: Tallest = {
  Wrangler: { TJ: 3.5, JK: 3.5, JL: 3.5 },
  Gladiator: { JT: 3.5 },
  XJ: { XJ: 3.5 },
  'Grand Cherokee': { ZJ: 3.5, WJ: 3.5 },
};

/** Half shafts and camber limit a strut's spacer; no entry: only the maker's list tells. Source: as above. */
const UNIBODY_SPACERS: Tallest = {
  'Bronco Sport': { CX430: 2 },
  Maverick: { P758: 2 },
  Explorer: { U502: 1.5, U625: 1.5 },
  RAV4: { XA50: 2 },
  'CR-V': { RS: 1.5 },
  Passport: { YF7: 2 },
  Pilot: { YG: 1.5 },
  Ridgeline: { YK2: 2 },
  Crosstrek: { GT: 2 },
  Forester: { SK: 2 },
  Outback: { BT: 2 },
  Telluride: { ON: 1.5 },
  'Santa Fe': {},
  Defender: {},
  'Grand Cherokee': { WK: 2, XK: 2 },
  Durango: { WD: 2 },
};

const FRONT_LEAFS: Tallest = {
  'Super Duty': { PHN131: 6 },
  'K5 Blazer': { '2nd gen': 6 },
  Wrangler: { YJ: 4 },
};

/** Torsion keys are sold for these; the bars of others are re-indexed without new keys. */
const TORSION_KEYS: readonly string[] = [
  ...['Silverado HD', 'Sierra HD', 'Silverado 1500', 'Sierra 1500', 'Colorado', 'Canyon'],
  ...['Tahoe', 'Suburban', 'Yukon', 'Yukon XL', 'F-150', 'Ranger'],
];

/** What these application lists mean; each names models of certain generations, or one kind of front spring. */
export const KIT_LISTS = {
  'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)': (asked: KitQuestion) =>
    asked.vehicle.suspension.front === 'ifs' ? within(asked, MIDSIZE_BRACKETS) : 'no',
  'solid front axle on coils (Wrangler, Gladiator, Cherokee, Grand Cherokee)': (
    asked: KitQuestion,
  ) => (asked.vehicle.suspension.front === 'solid-axle' ? within(asked, JEEP_COILS) : 'no'),
  'unibody on struts or coil-overs (crossovers, Grand Cherokee)': (asked: KitQuestion) =>
    asked.vehicle.suspension.front === 'ifs' ? within(asked, UNIBODY_SPACERS) : 'no',
  'leaf-sprung front axle (Super Duty to 2004, K5 Blazer, Wrangler YJ)': (asked: KitQuestion) => {
    const { front, frontSpring } = asked.vehicle.suspension;
    if (front === 'ifs' || (frontSpring !== null && frontSpring !== 'leaf')) return 'no';
    const answer = within(asked, FRONT_LEAFS);
    return answer === 'yes' && frontSpring === null ? 'unknown' : answer;
  },
  // Longer arms than the plain truck's, which kits for that one do not fit.
  'factory long travel (F-150 Raptor, Ram TRX and RHO)': ({ platform }: KitQuestion) =>
    platform.special ? 'yes' : 'no',
  'torsion-bar front (GM trucks and SUVs, F-150, Ranger)': ({ vehicle, platform }: KitQuestion) => {
    const { front, frontSpring } = vehicle.suspension;
    const mayHaveBars = frontSpring === 'torsion-bar' || frontSpring === 'varies';
    if (front !== 'ifs' || (frontSpring !== null && !mayHaveBars)) return 'no';
    const isSold = frontSpring === 'torsion-bar' && TORSION_KEYS.includes(platform.family);
    return isSold ? 'yes' : 'unknown';
  },
} as const satisfies Record<string, (asked: KitQuestion) => KitAnswer>;

/** Kits for trucks that leave the factory with long travel. */
export const FOR_LONG_TRAVEL = 'factory long travel (F-150 Raptor, Ram TRX and RHO)';

/** Kits for front axles on leaf springs; every other kit needs another spring. */
export const FOR_LEAFS = 'leaf-sprung front axle (Super Duty to 2004, K5 Blazer, Wrangler YJ)';

/** A generation that the table does not have may be a shop's own record: only the maker's list tells. */
function within({ vehicle, platform, lift }: KitQuestion, tallest: Tallest): KitAnswer {
  const generations = tallest[platform.family];
  if (!generations) return 'no';
  const known = Object.entries(generations).find(([code]) => vehicle.generation.startsWith(code));
  if (!known) return 'unknown';
  return lift.frontIn <= known[1] ? 'yes' : 'no';
}
