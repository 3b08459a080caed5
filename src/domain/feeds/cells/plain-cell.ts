import type { Refusal } from '../../refusal.ts';
import { why } from './refusals.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/**
 * A cell as its reader wants it: without the `="…"` and the apostrophe with which spreadsheets protect text, with one
 * kind of space, minus, times and inch mark.
 */
export function plainCell(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@\d])/, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/×/g, 'x')
    .trim();
}

const NOT_SAID = /^(?:-+|\.+|\?+|n\/?a|#n\/a|none|null|nil|unknown|tbd|tba|not available)\.?$/i;

/** Whether a cell of `plainCell` says nothing: empty, "N/A", "TBD", "-". */
export function saysNothing(text: string): boolean {
  return text === '' || NOT_SAID.test(text);
}

/** Fractions of an inch as decimals: "8-1/2", "8 1/2" and "8½" become "8.5". */
export function withoutFractions(text: string): string {
  return text
    .replace(/(\d*) ?([½¼¾⅛⅜⅝⅞])/g, (_, whole: string, sign: string) =>
      String(Number(whole) + (FRACTIONS[sign] ?? 0)),
    )
    .replace(
      /(\d+)[ -](\d{1,2})\/(2|4|8|16)(?![\d.])/g,
      (found, whole: string, over: string, under: string) =>
        Number(over) < Number(under) ? String(Number(whole) + Number(over) / Number(under)) : found,
    );
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATE = new RegExp(
  `^(?:\\d{4}-\\d\\d-\\d\\d(?:[T ].*)?|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}(?: .*)?|\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{1,4})$`,
  'i',
);
const SPREADSHEET_ERROR = /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/i;
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i;

/**
 * What a spreadsheet did to a cell before it was sent, or null. Excel makes a date of 8-1/2 and of 11/32, and 8.5E+11
 * of a long number: what was typed cannot be told from it any more.
 */
export function spreadsheetDamage(text: string): Refusal | null {
  if (SPREADSHEET_ERROR.test(text)) return why('cells.spreadsheet-error', { text });
  if (DATE.test(text)) return why('cells.became-date', { text });
  return SHORTENED.test(text) ? why('cells.became-short', { text }) : null;
}

/** What a message quotes of a cell. */
export function quoted(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
