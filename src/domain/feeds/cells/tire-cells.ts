import { readTireMarks } from '../../fitment/index.ts';
import { figure, rounded } from './figures.ts';
import {
  type CellStyle,
  findMeasure,
  findPounds,
  outOfRange,
  readLength,
  readNothing,
} from './measures.ts';
import { plainCell, quoted, withoutFractions } from './plain-cell.ts';
import { asked, notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

/** A load range, also as its ply rating: "E", "Load Range E", "10 ply" and "10PR" are E. */
export function readLoadRange(raw: string): Reading<string> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const plain = text
    .toUpperCase()
    .replace(/^(?:LOAD RANGE|LR)\s*(?=[A-Z])/, '')
    .replace(/^STANDARD(?: LOAD)?$/, 'SL')
    .replace(/^EXTRA LOAD$/, 'XL')
    .replace(/^([B-GSX]L?)\s*[/(-]?\s*(?:4|6|8|10|12|14)\s*-?\s*(?:PLY|PR)?\)?$/, '$1')
    .replace(/^(\d{1,2})$/, '$1 PLY');
  const range = readTireMarks(plain)?.loadRange ?? null;
  if (range === null) return refused(why('cells.not-a-load-range', { text: quoted(text) }));
  return said(range, /^\d/.test(text) ? why('cells.read-as', { text, as: range }) : null);
}

/** A load index, single or single/dual: "121/118". A speed symbol behind it is dropped. */
export function readLoadIndex(raw: string): Reading<string> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const marks = readTireMarks(text.toUpperCase().replace(/\s*\/\s*/g, '/'));
  if (!marks?.loadIndex) return refused(why('cells.not-a-load-index', { text: quoted(text) }));
  return said(`${marks.loadIndex}${marks.dualLoadIndex ? `/${marks.dualLoadIndex}` : ''}`);
}

/** A speed symbol, "S"; also from "S (112 mph)" and "118S". */
export function readSpeed(raw: string): Reading<string> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const [, symbol] =
    /^(?:\d{2,3}(?:\/\d{2,3})?\s*)?\(?([L-UHVWY])\)?(?:\s*[-(=].*)?$/i.exec(text) ?? [];
  return symbol
    ? said(symbol.toUpperCase())
    : refused(why('cells.not-a-speed', { text: quoted(text) }));
}

const MOUNTAIN = /3 ?-?pms|three.?peak|3.?peak|mountain|snow ?flake|severe snow/i;
const MUD_AND_SNOW = /^(?:m ?[+&/] ?s|mud (?:and|&|\+) snow)$/i;

/** Whether a tire has the three-peak mountain snowflake; M+S alone is another mark. */
export function readThreePeak(raw: string): Reading<boolean> {
  const text = plainCell(raw);
  if (MUD_AND_SNOW.test(text))
    return said(false, why('cells.mud-and-snow', { text: quoted(text) }));
  if (MOUNTAIN.test(text)) return said(!/^(?:no|non|not)\b/i.test(text));
  return readYesNo(raw);
}

export function readYesNo(raw: string): Reading<boolean> {
  const text = plainCell(raw);
  if (/^(?:y|yes|true|t|1|x|✓)$/i.test(text)) return said(true);
  if (/^(?:n|no|false|f|0)$/i.test(text)) return said(false);
  return readNothing(text) ?? refused(why('cells.not-yes-or-no', { text: quoted(text) }));
}

const LEAST_MILES = 20_000;
const MOST_MILES = 120_000;

/** The treadwear warranty in miles: "55,000 mile", "55K"; "N/A" and 0 are none. */
export function readMileage(raw: string): Reading<number> {
  const text = plainCell(raw);
  if (/^no(?: warranty)?$/i.test(text)) return notSaid;
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const [, digits = '', thousands] =
    /^([\d,.]*\d)\s*(k)?\s*-?(?:mi|miles?|mileage)?\.?(?:\s*(?:warranty|limited).*|\s*[/,].*)?$/i.exec(
      text,
    ) ?? [];
  const amount = figure(digits);
  if (amount === null) return refused(why('cells.not-a-number', { text: quoted(text) }));
  if (amount === 0) return notSaid;
  const isShort = Boolean(thousands) || amount < 200;
  const miles = isShort ? amount * 1000 : amount;
  if (!Number.isInteger(miles) || miles < LEAST_MILES || miles > MOST_MILES) {
    return asked(why('cells.unusual-mileage', { text: quoted(text) }), [Math.round(miles)]);
  }
  return said(miles, isShort ? why('cells.read-as', { text: quoted(text), as: miles }) : null);
}

const treads = { least: 4, most: 32, unit: '/32 in' };

/** A tread depth in 32nds of an inch: "15/32", "15", "11.9 mm". */
export function readTread(raw: string): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const [, over] =
    /^(\d{1,2}(?:\.\d+)?)\s*(?:\/\s*32|32nds?|(?=$))(?:nds?)?\s*(?:"|in\.?)?$/i.exec(text) ?? [];
  const measure = over === undefined ? findMeasure(text) : { amount: Number(over), unit: '' };
  const isMm = measure?.unit === 'mm';
  if (!measure || (measure.unit !== '' && !isMm)) {
    return refused(why('cells.not-a-number', { text: quoted(text) }));
  }
  if (measure.amount === 0) return notSaid;
  const depth = isMm ? Math.round((measure.amount / 25.4) * 64) / 2 : measure.amount;
  if (depth < treads.least || depth > treads.most) return outOfRange(text, treads);
  return said(depth, isMm ? why('cells.mm-to-32nds') : null);
}

export type RimRange = { rimMinIn: number; rimMaxIn: number };
const RIMS =
  /^(\d{1,2}(?:\.\d+)?)\s*(?:"|in)?\s*(?:-|to)\s*(?:\d{1,2}(?:\.\d+)?\s*-\s*)?(\d{1,2}(?:\.\d+)?)\s*(?:"|in\.?)?$/i;

/** Approved rim widths: "7.0-8.5", "7 to 9", or one width. */
export function readRims(raw: string): Reading<RimRange> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const plain = withoutFractions(text);
  const [, from, to] = RIMS.exec(plain) ?? [];
  const one = findMeasure(plain)?.amount;
  const [rimMinIn, rimMaxIn] = from === undefined ? [one, one] : [Number(from), Number(to)];
  const isRange = rimMinIn !== undefined && rimMaxIn !== undefined && rimMinIn <= rimMaxIn;
  if (!isRange || rimMinIn < 3 || rimMaxIn > 20) {
    return refused(why('cells.not-rims', { text: quoted(text) }));
  }
  return said({ rimMinIn, rimMaxIn });
}

export function readRimWidth(raw: string, style: CellStyle = {}): Reading<number> {
  return readLength(raw, { ...style, bounds: { least: 3, most: 20, unit: 'in' }, wants: 'in' });
}

/** Overall diameter of a tire in inches; above 100 it is mm. */
export function readTireDiameter(raw: string, style: CellStyle = {}): Reading<number> {
  return readTireLength(raw, { ...style, bounds: { least: 20, most: 54, unit: 'in' } });
}

/** Section width of a tire in inches; above 100 it is mm. */
export function readSection(raw: string, style: CellStyle = {}): Reading<number> {
  return readTireLength(raw, { ...style, bounds: { least: 5, most: 22, unit: 'in' } });
}

function readTireLength(
  raw: string,
  options: CellStyle & { bounds: { least: number; most: number; unit: string } },
) {
  const guess = (amount: number) => (amount > 100 ? ('mm' as const) : ('in' as const));
  const reading = readLength(raw, { ...options, wants: 'in', guess });
  return reading.kind === 'value' && reading.value !== null
    ? { ...reading, value: rounded(reading.value, 2) }
    : reading;
}

const loads = { least: 500, most: 6000, unit: 'lb' };
/** What one tire carries in lb, as sent. */
export function readMaxLoad(raw: string, style: CellStyle = {}): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  // "3,195/2,910" is single and dual.
  const single = text.replace(/\s*(?:\/|@).*$/, '');
  const pounds = findPounds(single, style);
  if (!pounds) return refused(why('cells.not-a-number', { text: quoted(text) }));
  const lb = Math.floor(pounds.amount + 1e-9);
  if (lb === 0) return notSaid;
  return lb < loads.least || lb > loads.most ? outOfRange(text, loads) : said(lb, pounds.note);
}

const TYPES: readonly [RegExp, 'H/T' | 'A/T' | 'R/T' | 'M/T'][] = [
  [/^(?:h\/?t|highway|highway terrain)$/i, 'H/T'],
  [/^(?:a\/?t|all[- ]terrain)$/i, 'A/T'],
  [/^(?:r\/?t|x\/?t|rugged[- ]terrain|hybrid)$/i, 'R/T'],
  [/^(?:m\/?t|mud[- ]terrain|mud)$/i, 'M/T'],
];

/** The shop's type of tread; words that name none of the four are "not said". */
export function readTireType(raw: string): Reading<'H/T' | 'A/T' | 'R/T' | 'M/T'> {
  const text = plainCell(raw);
  const [, type] = TYPES.find(([pattern]) => pattern.test(text)) ?? [];
  return type ? said(type) : notSaid;
}
