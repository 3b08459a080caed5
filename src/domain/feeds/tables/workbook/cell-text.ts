import type { NumberFormat } from './number-format.ts';

const dayMs = 86_400_000;
/** Day 0 of both calendars of workbooks. Excel counts February 29, 1900, which there was not, so days before March are one later. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const lastDay = 2_958_465;

export type Calendar = keyof typeof dayZero;

/**
 * The number of a cell as text: dates as 2026-12-01, with a time as 2026-12-01T05:00:00, a time alone as 05:00:00;
 * numbers in full, with the 15 digits that Excel knows, and with the zeros in front that their format shows.
 */
export function numberText(value: string, format: NumberFormat, calendar: Calendar): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (format === 'date' && number >= 0 && number <= lastDay) return dateText(number, calendar);
  const text = plainText(number);
  if (typeof format === 'string' || !/^\d+$/.test(text)) return text;
  return text.padStart(format.digits, '0');
}

function plainText(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return /e-/.test(text) ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}

function dateText(days: number, calendar: Calendar): string {
  const isEarly = calendar === 1900 && days < 60;
  const ms = Math.round(((days + (isEarly ? 1 : 0)) * dayMs) / 1000) * 1000;
  const [day = '', time = ''] = new Date(dayZero[calendar] + ms).toISOString().split('T');
  const clock = time.slice(0, 8);
  if (days < 1) return clock;
  return clock === '00:00:00' ? day : `${day}T${clock}`;
}
