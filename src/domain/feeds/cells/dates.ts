import { plainCell, quoted, saysNothing } from './plain-cell.ts';
import { asked, mapReading, notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

/** A day as "2026-12-01". */
export type IsoDay = string;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What follows the day in time stamps: "11/22/2026 5:00:12 AM", "2026-11-22T05:00:12Z". */
const TIME =
  /[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]m)?(?:\s*(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?$/i;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/;
const SLASHES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const DAY_MONTH = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d{2})$/i;
const MONTH_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
/** Spreadsheets count days from here; 1900-02-29, which they have and the calendar has not, is before. */
const SERIAL_START = '1899-12-30';
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

/** A day, from ISO, US forms ("12/01/2026", "Dec 1, 2026") and a spreadsheet's day number; times are dropped. */
export function readDate(raw: string): Reading<IsoDay> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  const day = text.replace(TIME, '');
  const found = findDay(day);
  if (found) return said(found);
  const [, first, second, year] = SLASHES.exec(day) ?? [];
  const turned = isoDay(year, second, first);
  return turned
    ? asked(why('cells.day-first', { text: quoted(text), day: turned }), [turned])
    : refused(why('cells.not-a-date', { text: quoted(text) }));
}

function findDay(text: string): IsoDay | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return isoDay(iso[1], iso[2], iso[3]);
  const us = SLASHES.exec(text);
  if (us) return isoDay(us[3], us[1], us[2]);
  const named = DAY_MONTH.exec(text);
  if (named) return isoDay(named[3], monthOf(named[2]), named[1]);
  const written = MONTH_DAY.exec(text);
  if (written) return isoDay(written[3], monthOf(written[1]), written[2]);
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return Temporal.PlainDate.from(SERIAL_START).add({ days: serial }).toString();
}

function monthOf(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').toLowerCase()) + 1);
}

/** Null unless the calendar has the day. */
function isoDay(year?: string, month?: string, day?: string): IsoDay | null {
  if (!year || !month || !day) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

const SPAN =
  /^(?:(\d{1,3})\s*(?:-|to)\s*)?(\d{1,3})\s*\+?\s*(?:(business |working )?days?|(wks?|weeks?)|d)?\.?$/i;
const MOST_DAYS = 730;

/** Days until it comes: "5 days", "1-2 wks" (the longer), or a day, counted from `today`; past days are 0. */
export function readLeadTime(raw: string, today: IsoDay): Reading<number> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  if (/^in ?stock$/i.test(text)) return said(0);
  const [, from, to, , weeks] = SPAN.exec(text) ?? [];
  if (to === undefined) return daysUntil(text, today);
  const days = Number(to) * (weeks ? 7 : 1);
  if (days > MOST_DAYS) return refused(why('cells.not-days', { text: quoted(text) }));
  const isPlain = from === undefined && !weeks;
  return said(days, isPlain ? null : why('cells.range-end', { text: quoted(text), days }));
}

/** "12/18" is the next one; one that has just passed is late, not a year away. */
const MONTH_AND_DAY = /^\d{1,2}\/\d{1,2}$/;
const LATE_DAYS = 60;

function withYear(text: string, today: IsoDay): string {
  if (!MONTH_AND_DAY.test(text)) return text;
  const now = Temporal.PlainDate.from(today);
  const day = findDay(`${text}/${now.year}`);
  const isLongPast = day !== null && now.since(day, { largestUnit: 'days' }).days > LATE_DAYS;
  return `${text}/${isLongPast ? now.year + 1 : now.year}`;
}

function daysUntil(text: string, today: IsoDay): Reading<number> {
  const date = readDate(withYear(text, today));
  if (date.kind === 'refused') return refused(why('cells.not-days', { text: quoted(text) }));
  const days = mapReading(date, (day) =>
    Math.max(0, Temporal.PlainDate.from(today).until(day, { largestUnit: 'days' }).days),
  );
  if (date.kind === 'question' || days.kind !== 'value' || date.value === null) return days;
  return { ...days, notes: [why('cells.days-until', { day: date.value })] };
}
