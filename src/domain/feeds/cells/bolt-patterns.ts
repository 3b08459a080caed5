import { parseBoltPattern } from '../../fitment/index.ts';
import type { Refusal } from '../../refusal.ts';
import { readNothing } from './measures.ts';
import { plainCell, quoted, withoutFractions } from './plain-cell.ts';
import { asked, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

/** Bolt circles in mm of cars, trucks and trailers, as they are named. */
const CIRCLES = [
  98, 100, 105, 107.95, 108, 110, 112, 114.3, 115, 118, 120, 120.65, 125, 127, 130, 132, 135, 139.7,
  150, 152.4, 155, 160, 165.1, 170, 180, 184.15, 200, 205, 210, 225, 275, 285.75, 335,
];
/** Rounded spellings of circles that have a fraction. */
const ROUNDED: Readonly<Record<number, number>> = {
  114: 114.3,
  120.7: 120.65,
  139: 139.7,
  140: 139.7,
  165: 165.1,
};
/** A bolt circle below this is written in inches. */
const LARGEST_INCH_CIRCLE = 12;
/** A circle in inches is written with one or two decimals: 5.31 in is 134.9 mm. */
const INCH_ROUNDING_MM = 0.5;
const EXACT_MM = 0.06;

const BLANK = /^(?:blank|blanks|undrilled|not drilled|custom(?: drill(?:ed)?)?)$/i;

type LugOptions = {
  /** Of a column of its own; the cell then has bolt circles alone. */
  lugs?: number | null;
};

const CIRCLES_ALONE = /^\d{1,3}(?:\.\d+)?(?:\s*[/,&|]\s*\d{1,3}(?:\.\d+)?)*$/;
/** "6/135/139.7": the lugs are in the cell too. */
const LUGS_FIRST = /^\d{1,2}\s*\/\s*\d{2,3}(?![\d])/;

function withLugs(text: string, lugs: number | null | undefined): string {
  const isAlone = CIRCLES_ALONE.test(text) && !LUGS_FIRST.test(text);
  return lugs && isAlone ? `${lugs}x${text}` : text;
}

type Pair = { lugs: number; circle: number; text: string };

/**
 * The bolt patterns of a wheel as the shop names them: "6X135/6X5.5" becomes 6x135 and 6x139.7. An empty list is
 * a blank, which is drilled to order.
 */
export function readBoltPatterns(raw: string, { lugs }: LugOptions = {}): Reading<string[]> {
  const text = withLugs(plainCell(raw), lugs);
  if (BLANK.test(text)) return said<string[]>([], why('cells.blank-drilled'));
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const pairs = findPairs(text);
  if (!pairs) return refused(why('cells.not-bolt-patterns', { text: quoted(text) }));
  const named = pairs.map(namePattern);
  const names = [...new Set(named.map(({ name }) => name))];
  const unknown = named.find(({ isKnown }) => !isKnown);
  if (unknown) {
    const circle = unknown.name.split('x')[1] ?? '';
    return asked(why('cells.unknown-circle', { text: quoted(text), circle }), [names]);
  }
  return said(
    names,
    ...named
      .map(({ note }) => note)
      .filter((note, at, all) => all.findIndex((other) => other?.reason === note?.reason) === at),
    names.length < named.length ? why('cells.pattern-twice') : null,
  );
}

/** Between patterns; a slash also separates the two circles of "6-135/139.7". */
const SEPARATOR = /\s*(?:[/,;|&+]|\band\b)\s*|\s+(?=\d{1,2}\s*[x-])/;
const UNITS = /(?<=[\d.]\s*)(?:mm|inch(?:es)?|in\b\.?|")/g;
const LUGS = /(?<=\d)\s*(?:-?\s*(?:lugs?|holes?|bolts?|h(?=[x\s-]))\s*(?:x|-|on)?|on)\s*/g;

/** The circle of "6x5-1/2"; in "8-5/8-6.5" the eighths are lugs. */
const CIRCLE_FRACTION = /(?<=\d\s*(?:x|-)\s*)\d+(?:[ -]\d\/[248](?![\d.])| ?[½¼¾])/g;

/** Each lug count with its circle as written; null if any part is neither. */
function findPairs(text: string): Pair[] | null {
  const plain = text
    .toLowerCase()
    .replace(CIRCLE_FRACTION, (circle) => withoutFractions(circle))
    .replace(/[()]/g, ' ')
    .replace(UNITS, '')
    .replace(LUGS, 'x')
    .replace(/\s*([x*])\s*/g, 'x')
    .replace(/(?<=^|[^\d.])(\d{1,2})\s+-\s+/g, '$1x')
    .trim();
  const pairs: Pair[] = [];
  let lugs: number | null = null;
  for (const part of plain.split(SEPARATOR)) {
    const pair = findPair(part, lugs);
    if (pair) {
      pairs.push(pair);
      ({ lugs } = pair);
    } else if (lugs === null && /^\d{1,2}$/.test(part) && isLugs(Number(part))) {
      lugs = Number(part);
    } else {
      return null;
    }
  }
  return pairs.length > 0 ? pairs : null;
}

function findPair(part: string, lugsBefore: number | null): Pair | null {
  const [, turnedCircle, turnedLugs] = /^(\d{2,3}(?:\.\d+)?)[x-](\d{1,2})$/.exec(part) ?? [];
  const isTurned = Number(turnedCircle) >= LARGEST_INCH_CIRCLE;
  const whole = isTurned ? `${turnedLugs}x${turnedCircle}` : part;
  const bare = /^\d{1,3}(?:\.\d+)?$/.test(part) && lugsBefore !== null;
  const text = bare ? `${lugsBefore}x${part}` : whole;
  // Fitment's own reader decides what a pattern is; the circle is kept as written, to tell inches from mm.
  const read = parseBoltPattern(text);
  const circle = Number(/[x×-]\s*([\d.]+)$/.exec(text)?.[1]);
  return read && isLugs(read.lugs) && isCircle(circle) ? { lugs: read.lugs, circle, text } : null;
}

function isLugs(count: number): boolean {
  return count >= 3 && count <= 12;
}

function isCircle(circle: number): boolean {
  return (circle >= 3.5 && circle < LARGEST_INCH_CIRCLE) || (circle >= 90 && circle <= 340);
}

function namePattern({ lugs, circle, text }: Pair): {
  name: string;
  isKnown: boolean;
  note: Refusal | null;
} {
  const isInches = circle < LARGEST_INCH_CIRCLE;
  const written = isInches ? circle * 25.4 : circle;
  const known = isInches ? nearestCircle(written) : exactCircle(written);
  const name = `${lugs}x${known ?? Math.round(written * 100) / 100}`;
  if (isInches) return { name, isKnown: known !== null, note: why('cells.inches-to-mm') };
  const isCompleted = known !== null && Math.abs(known - written) > EXACT_MM;
  const note = isCompleted ? why('cells.read-as', { text, as: name }) : null;
  return { name, isKnown: known !== null, note };
}

function nearestCircle(mm: number): number | null {
  const near = CIRCLES.toSorted((one, other) => Math.abs(one - mm) - Math.abs(other - mm))[0] ?? 0;
  return Math.abs(near - mm) <= INCH_ROUNDING_MM ? near : null;
}

function exactCircle(mm: number): number | null {
  return ROUNDED[mm] ?? CIRCLES.find((circle) => Math.abs(circle - mm) <= EXACT_MM) ?? null;
}
