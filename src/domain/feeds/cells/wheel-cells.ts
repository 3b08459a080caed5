import { rounded } from './figures.ts';
import finishWords from './finish-words.json' with { type: 'json' };
import { type CellStyle, findPounds, readLength, readNothing } from './measures.ts';
import { plainCell, quoted } from './plain-cell.ts';
import { asked, notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const bores = { least: 40, most: 250, unit: 'mm' };
/** A bore below this is written in inches. */
const LARGEST_INCH_BORE = 12;

/** A hub bore in mm; below 12 it is inches. */
export function readBore(raw: string, style: CellStyle = {}): Reading<number> {
  const guess = (amount: number) =>
    amount < LARGEST_INCH_BORE ? ('in' as const) : ('mm' as const);
  return readLength(raw, { ...style, bounds: bores, wants: 'mm', guess });
}

/** Wheels of cars and trucks carry between these; others are asked about. */
const LEAST_LB = 800;
const MOST_LB = 8000;

/** What one wheel carries in lb, rounded down; kg only if the cell or the column says so. */
export function readLoadRating(raw: string, style: CellStyle = {}): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const pounds = findPounds(text, style);
  if (!pounds) return refused(why('cells.not-a-number', { text: quoted(text) }));
  // A hair more than what binary fractions make of 1,000 kg.
  const lb = Math.floor(pounds.amount + 1e-9);
  if (lb === 0) return notSaid;
  if (lb < LEAST_LB || lb > MOST_LB) {
    const answers = pounds.note ? [lb] : [lb, Math.floor(rounded(lb * 2.20462, 3))];
    return asked(
      why('cells.unusual-load', { text: quoted(text) }),
      answers.filter((answer, at) => at === 0 || answer <= MOST_LB),
    );
  }
  return said(lb, pounds.note);
}

const shortFor = new Map(Object.entries(finishWords.words));
const phrases = new Map(Object.entries(finishWords.phrases));

/**
 * The finish of a wheel in lower case, abbreviations written out: "GLOSS BLK MILLED" is "gloss black milled". The shop's
 * own files put "|" between several.
 */
export function readFinishes(raw: string): Reading<string[]> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const names = text
    .split('|')
    .map((one) => finishNamed(one.trim()))
    .filter(Boolean);
  const isRenamed = names.join('|') !== text.toLowerCase();
  const as = names.join(', ');
  return said(names, isRenamed ? why('cells.read-as', { text: quoted(text), as }) : null);
}

function finishNamed(text: string): string {
  const lower = text.toLowerCase().replace(/\bw\/\s*/g, 'with ');
  const words = lower
    .split(' ')
    .map((word) => shortFor.get(word.replace(/\.$/, '')) ?? word)
    .join(' ');
  return phrases.get(words) ?? words;
}
