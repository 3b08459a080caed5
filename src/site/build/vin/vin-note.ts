import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { NamedVehicle, VinAnswer } from '#src/domain/vin/index.ts';

/** What reading a VIN came to. */
const outcomes = [
  'found',
  'choose',
  'unlisted',
  'length',
  'characters',
  'year',
  'maker',
  'model',
] as const;
type Outcome = (typeof outcomes)[number];

const remarks = [
  'digit',
  'replaced',
  'dually',
  'other-cab',
  'cab-regular',
  'cab-extended',
  'cab-crew',
  'cab-mega',
  'drive-4x4',
  'drive-4x2',
  'ask-cab',
  'ask-drive',
  'ask-trim',
] as const;
export type VinRemark = (typeof remarks)[number];

/**
 * What the picker says about a VIN, without the VIN: codes and records, so that it may stand in the address of a page
 * without scripts.
 */
export type VinNote = {
  outcome: Outcome;
  remarks: VinRemark[];
  /** Records that it may be, the preselected one first. */
  vehicleIds: string[];
  year: number | null;
  /** Of a heavy truck, the other year that it can be. */
  otherYear: number | null;
  /** One of the record's own trims. */
  trim: string | null;
  /** A vehicle that no record covers. */
  unlisted: { make: string; model: string; year: number } | null;
  /** Of a VIN that is too long or short, its length; else the positions of wrong characters. */
  figures: string;
};

/** A VIN that was read: what it says, the name of a vehicle without a record, and the VIN for whoever keeps it. */
export type ReadVin = { note: VinNote; unlisted: string | null; vin: string | null };

type Query = Record<string, string | string[] | undefined>;

/** The query that shows this answer at `/build?step=vehicle`; `readVinNote` reads it. */
export function toVinQuery(answer: VinAnswer, choices: readonly VehicleChoice[]): Query {
  if (answer.status === 'wrong-length') return { vin: 'length', figures: String(answer.count) };
  if (answer.status === 'wrong-characters') {
    return { vin: 'characters', figures: answer.positions.slice(0, 3).join(', ') };
  }
  const read = [
    ...(answer.isCheckDigitRight ? [] : ['digit']),
    ...(answer.replaced ? ['replaced'] : []),
  ];
  if (answer.status === 'named') return namedQuery(answer.named, { choices, read });
  const outcome = {
    'no-year': 'year',
    'unknown-maker': 'maker',
    'unknown-model': 'model',
  } as const;
  return { vin: [outcome[answer.status], ...read].join('.') };
}

type Known = { choices: readonly VehicleChoice[]; read: readonly string[] };

function namedQuery(named: NamedVehicle, { choices, read }: Known): Query {
  const { year, otherYear, make, model, vehicleIds, isCertain, trims } = named;
  const [vehicle, ...or] = vehicleIds;
  const record = choices.find(({ id }) => id === vehicle);
  if (!record) {
    return { vin: ['unlisted', ...read].join('.'), unlisted: [make, model, String(year)] };
  }
  const [trim, ...others] = trims;
  const isTrim = others.length === 0 && record.trims.some(({ name }) => name === trim);
  return {
    vehicle,
    year: String(year),
    vin: [isCertain ? 'found' : 'choose', ...read, ...remarksOf(named)].join('.'),
    or,
    ...(otherYear !== null && { 'other-year': String(otherYear) }),
    ...(isTrim && { trim }),
  };
}

function remarksOf({ cab, drive, isDualRear, isOtherCab, leftToAsk }: NamedVehicle): VinRemark[] {
  return [
    ...(isDualRear ? ['dually' as const] : []),
    ...(cab ? [`cab-${cab.value}` as const] : []),
    ...(drive ? [`drive-${drive.value}` as const] : []),
    ...(isOtherCab ? ['other-cab' as const] : []),
    ...leftToAsk.flatMap((what) => (what === 'vehicle' ? [] : [`ask-${what}` as const])),
  ];
}

const longest = 60;

/** The note in a query; null without one. Only known codes are taken, because anybody can write an address. */
export function readVinNote(
  query: URLSearchParams,
  choices: readonly VehicleChoice[],
): VinNote | null {
  const [first, ...rest] = (query.get('vin') ?? '').split('.');
  const outcome = outcomes.find((one) => one === first);
  if (!outcome) return null;
  const asked = [query.get('vehicle'), ...query.getAll('or')];
  const records = asked.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  if (records.length === 0 && (outcome === 'found' || outcome === 'choose')) return null;
  const trims = records.flatMap(({ trims }) => trims.map(({ name }) => name));
  return {
    outcome,
    remarks: remarks.filter((one) => rest.includes(one)),
    vehicleIds: records.map(({ id }) => id),
    year: Number(query.get('year')) || null,
    otherYear: Number(query.get('other-year')) || null,
    trim: trims.find((name) => name === query.get('trim')) ?? null,
    unlisted: readUnlisted(query.getAll('unlisted')),
    figures: (query.get('figures') ?? '').replaceAll(/[^\d, ]/g, '').slice(0, 20),
  };
}

function readUnlisted([make, model, year]: string[]): VinNote['unlisted'] {
  if (!make || !model || !Number(year)) return null;
  return { make: make.slice(0, longest), model: model.slice(0, longest), year: Number(year) };
}
