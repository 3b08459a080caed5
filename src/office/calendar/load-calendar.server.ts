import {
  type CalendarLine,
  listCalendar,
  listVisits,
  listWaiting,
  type Visit,
} from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type ShopSettings, workKindOf } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { boardClock, partOfDay } from './board-clock.ts';
import { makeBoardDay, weekOf, workDays } from './board-days.ts';
import type { BoardSource } from './board-source.ts';
import type { Place } from './boards.ts';
import { readView } from './calendar-query.ts';
import { makeDayBoard } from './make-day-board.ts';
import { makeWeekBoard } from './make-week-board.ts';

/** How many of the waiting list are shown beside the calendar. */
const shownWaiting = 3;

/** A view of the calendar, according to the URL. */
export async function loadCalendar(ctx: Ctx, params: URLSearchParams) {
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const date = readDay(params.get('day')) ?? today;
  const view = readView(params);
  const isDay = view === 'day';
  const week = weekOf(date);
  const [lines, visits, waiting] = await Promise.all([
    listCalendar(ctx, rangeOf(week, shop)),
    isDay ? listVisits(ctx, rangeOf([date], shop)) : [],
    listWaiting(ctx),
  ]);
  const places = placesOf(shop, ctx.locale);
  const source = { shop, places, lines, now, clock: boardClock(shop.timeZone) };
  const dates = workDays(week, source, date);
  const dayLines = lines.filter((line) => isOn(date, line, source));
  const step = isDay ? 1 : 7;
  return {
    view,
    date: date.toString(),
    today: today.toString(),
    before: date.subtract({ days: step }).toString(),
    after: date.add({ days: step }).toString(),
    timeZone: shop.timeZone,
    zoneName: zoneName(shop.timeZone, ctx.locale),
    visits: visits.map((visit) => toListed(visit, source)),
    blocks: isDay ? dayLines.filter(({ kind }) => kind === 'block').map(toBlock) : [],
    waiting: { first: waiting.slice(0, shownWaiting).map(toWaiting), count: waiting.length },
    isEmpty: (isDay ? dayLines : lines).length === 0,
    days: dates.map((one) => makeBoardDay(one, source)),
    day: isDay ? makeDayBoard(date, { ...source, lines: dayLines }) : null,
    week: isDay ? null : makeWeekBoard(dates, source),
  };
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>;
export type ListedVisit = ReturnType<typeof toListed>;

/** What the list of a day shows. */
function toListed(visit: Visit, { shop, places }: BoardSource) {
  const { id, name, vehicle, service, serviceName, mode, startsAt, readyBy, state } = visit;
  const { contact, contactKind, readyNotice, resources } = visit;
  return {
    ...{ id, name, vehicle, serviceName, mode, startsAt, readyBy, state },
    ...{ contact, contactKind, readyNotice },
    work: workKindOf(shop, service),
    bays: places
      .filter((place) => place.kind !== 'person' && resources.includes(place.id))
      .map((place) => place.name),
  };
}

export type ListedBlock = ReturnType<typeof toBlock>;

function toBlock({ id, reason, startsAt, endsAt }: CalendarLine) {
  return { id, reason, startsAt, endsAt };
}

type Waiter = Awaited<ReturnType<typeof listWaiting>>[number];

function toWaiting({ id, name, vehicle, fromDate, untilDate, offer }: Waiter) {
  return { id, name, vehicle, fromDate, untilDate, isOffered: offer !== null };
}

function isOn(date: Temporal.PlainDate, line: CalendarLine, { clock }: BoardSource): boolean {
  const span = { from: clock(line.startsAt), to: clock(line.endsAt) };
  return partOfDay(date.toString(), span) !== null;
}

/** A date from a URL, ISO 8601; null for anything else. */
export function readDay(text: string | null): Temporal.PlainDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

function rangeOf(dates: readonly Temporal.PlainDate[], { timeZone }: ShopSettings) {
  const at = (date: Temporal.PlainDate | undefined) =>
    date?.toZonedDateTime(timeZone).toInstant().toString() ?? '';
  return { from: at(dates[0]), to: at(dates.at(-1)?.add({ days: 1 })) };
}

/** The names of bays, racks and people in the reader's language. */
export function placesOf({ bays, technicians }: ShopSettings, locale: LocaleCode): Place[] {
  return [
    ...bays.map(({ id, name, kind }) => ({ id, name: name[locale], kind })),
    ...technicians.map(({ id, name }) => ({ id, name, kind: 'person' as const })),
  ];
}
