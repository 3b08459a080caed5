import { agreedCab, agreedDrive, type Cab, type Drive } from './cab-and-drive.ts';
import { matchesKey } from './match-key.ts';
import { modelYearsOf } from './model-year.ts';
import { type Maker, makerOf, type VinField, type VinPattern, type VinTable } from './vin-table.ts';

/** What the table says of a VIN. Lists are candidates, the likeliest first; empty or null: the VIN does not say. */
export type DecodedVehicle = {
  vin: string;
  year: number;
  /** Of a heavy truck, whose position 7 says nothing: another year that has a model too. */
  otherYear: number | null;
  make: string;
  model: string;
  series: string[];
  trims: string[];
  cab: Cab | null;
  doors: number | null;
  drive: Drive | null;
  fuel: string | null;
  /** "2G" or "3": the classes of the gross vehicle weight. */
  weightClasses: string[];
};

export type Decoded =
  | { status: 'no-year' }
  | { status: 'unknown-maker' }
  | { status: 'unknown-model'; makes: string[] }
  | { status: 'decoded'; vehicle: DecodedVehicle };

/** Decodes 17 characters as `readTypedVin` returns them. `currentYear` decides which years are too far ahead. */
export function decodeVin(table: VinTable, vin: string, currentYear: number): Decoded {
  const { years, bySeventh } = modelYearsOf(vin, currentYear);
  if (years.length === 0) return { status: 'no-year' };
  const maker = makerOf(table, vin);
  if (!maker) return { status: 'unknown-maker' };
  const read = years.flatMap((year) => readYear(table, { maker, vin, year }) ?? []);
  const [best, other] = inOrder(read, { bySeventh, isLight: maker.l === 1 });
  if (!best) {
    return { status: 'unknown-model', makes: maker.m.map((at) => table.texts[at] ?? '') };
  }
  const isSettled = maker.l === 1 && best.year === bySeventh;
  return { status: 'decoded', vehicle: summarize(best, vin, isSettled ? null : (other ?? null)) };
}

type Model = { text: string; make: string; isListed: boolean };

/** Everything that matches a VIN in one model year, by field and in the table's order of preference. */
type YearRead = {
  year: number;
  model: Model;
  textsOf(field: VinField): string[];
  matches: number;
};

function readYear(
  table: VinTable,
  { maker, vin, year }: { maker: Maker; vin: string; year: number },
): YearRead | null {
  const characters = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const matching = maker.s
    .filter(([, from, to]) => year >= from && (to === 0 || year <= to))
    .flatMap(([schema]) => table.schemas[schema] ?? [])
    .filter(([key]) => matchesKey(key, characters));
  const model = matching.find(([, field]) => table.keys[field] === 'model');
  if (!model) return null;
  const textsOf = (wanted: VinField) => {
    const said = matching.filter(([, field]) => table.keys[field] === wanted);
    return [...new Set(said.map(([, , text]) => table.texts[text] ?? ''))];
  };
  return { year, model: modelIn(table, model), textsOf, matches: matching.length };
}

function modelIn({ texts }: VinTable, pattern: VinPattern): Model {
  const [, , text, make = 0, isListed] = pattern;
  return { text: texts[text] ?? '', make: texts[make] ?? '', isListed: isListed === 1 };
}

/**
 * Cars, SUVs and light trucks: the year by position 7 first. Heavier ones: the year that has a model of the list,
 * then the one by position 7, then the one with more matches. A light vehicle without a model in its lawful year is
 * read like a heavy one.
 */
function inOrder(
  read: readonly YearRead[],
  { bySeventh, isLight }: { bySeventh: number | null; isLight: boolean },
): YearRead[] {
  const lawful = ({ year }: YearRead) => Number(year === bySeventh);
  return read.toSorted(
    (one, other) =>
      (isLight ? lawful(other) - lawful(one) : 0) ||
      Number(other.model.isListed) - Number(one.model.isListed) ||
      lawful(other) - lawful(one) ||
      other.matches - one.matches,
  );
}

function summarize(best: YearRead, vin: string, other: YearRead | null): DecodedVehicle {
  const { year, model, textsOf } = best;
  const series = [...textsOf('series'), ...textsOf('series2')];
  const trims = [...textsOf('trim'), ...textsOf('trim2')];
  const [doors] = textsOf('doors');
  const [fuel = null] = textsOf('fuel');
  return {
    vin,
    year,
    otherYear: other?.year ?? null,
    make: model.make,
    model: model.text,
    series,
    trims,
    cab: agreedCab(textsOf('cab')) ?? agreedCab(series) ?? agreedCab(trims),
    doors: doors === undefined ? null : Number(doors),
    drive: agreedDrive(textsOf('drive')) ?? agreedDrive(series) ?? agreedDrive(trims),
    fuel,
    weightClasses: weightClassesOf([...textsOf('gvwrFrom'), ...textsOf('gvwrTo')]),
  };
}

/** "Class 2G: 8,001 - 9,000 lb" is "2G". */
function weightClassesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => /^Class (\w+)/.exec(text)?.[1] ?? []))];
}
