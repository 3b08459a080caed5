import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';

type Clock = { locale: Locale; timeZone: string; nowMs?: number };

/** "Nov 21, 3:05 PM" in the shop's time zone; with `nowMs` only the time if it is today. */
export function shopTime(iso: string, { locale, timeZone, nowMs }: Clock): string {
  const when = new Date(iso);
  const isToday =
    nowMs !== undefined && shopDate(when.getTime(), timeZone) === shopDate(nowMs, timeZone);
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const options = isToday ? time : ({ month: 'short', day: 'numeric', ...time } as const);
  return dateFormat(isoOf(locale), options).format(when);
}

/**
 * The instant of a `datetime-local` value ("2026-11-21T15:05") in the shop's time zone; null if it is invalid. A time
 * that daylight saving skips is moved forward by the gap; of a repeated one the first is used.
 */
export function fromShopTime(value: string, timeZone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return null;
  const local = Date.parse(`${value}:00Z`);
  if (Number.isNaN(local)) return null;
  const day = 24 * 3_600_000;
  const [before, after] = [local - day, local + day].map((ms) => local - offsetMs(ms, timeZone));
  const isShown = (ms: number) => toShopTime(ms, timeZone) === value;
  const moment = [before, after].find((ms) => ms !== undefined && isShown(ms)) ?? before;
  return moment === undefined ? null : new Date(moment).toISOString();
}

/** The inverse. */
export function toShopTime(ms: number, timeZone: string): string {
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16);
}

function shopDate(ms: number, timeZone: string): string {
  return toShopTime(ms, timeZone).slice(0, 10);
}

/** A zone's offset from UTC at an instant. */
function offsetMs(ms: number, timeZone: string): number {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(new Date(ms));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - Math.floor(ms / 60_000) * 60_000;
}
