import {
  type CalendarLine,
  listCalendar,
  listVisits,
  listWaiting,
  type Visit,
} from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import type { Place } from './boards.ts';
import { readView } from './calendar-query.ts';
import { type BoardSource, makeDayBoard, makePlaceBoard, makeWeekBoard } from './make-boards.ts';

/** A view of the calendar, according to the URL. */
export async function loadCalendar(ctx: Ctx, params: URLSearchParams) {
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const date = readDay(params.get('day')) ?? today;
  const view = readView(params);
  const dates = view === 'day' ? [date] : weekOf(date);
  const range = rangeOf(dates, shop);
  const [lines, visits, waiting] = await Promise.all([
    listCalendar(ctx, range),
    view === 'day' ? listVisits(ctx, range) : [],
    listWaiting(ctx),
  ]);
  const step = view === 'day' ? 1 : 7;
  const closure = shop.closures.find((one) => one.date === date.toString());
  return {
    view,
    date: date.toString(),
    today: today.toString(),
    before: date.subtract({ days: step }).toString(),
    after: date.add({ days: step }).toString(),
    timeZone: shop.timeZone,
    zoneName: zoneName(shop.timeZone, ctx.locale),
    closure: closure?.label ?? null,
    visits: visits.map(toListed),
    blocks: view === 'day' ? lines.filter(({ kind }) => kind === 'block').map(toBlock) : [],
    waiting: waiting.length,
    isEmpty: lines.length === 0,
    ...boardsOf(dates, { view, source: { shop, places: placesOf(shop, ctx.locale), lines, now } }),
  };
}

export type ListedVisit = ReturnType<typeof toListed>;

/** What the list of a day shows. */
function toListed(visit: Visit) {
  const { id, name, vehicle, serviceName, mode, startsAt, readyBy, state } = visit;
  const { contact, contactKind, readyNotice } = visit;
  return {
    ...{ id, name, vehicle, serviceName, mode, startsAt, readyBy, state },
    ...{ contact, contactKind, readyNotice },
  };
}

export type ListedBlock = ReturnType<typeof toBlock>;

function toBlock({ id, reason, startsAt, endsAt }: CalendarLine) {
  return { id, reason, startsAt, endsAt };
}

type Wanted = { view: ReturnType<typeof readView>; source: BoardSource };

function boardsOf(dates: readonly Temporal.PlainDate[], { view, source }: Wanted) {
  const [date] = dates;
  return {
    day: view === 'day' && date ? makeDayBoard(date, source) : null,
    week: view === 'week' ? makeWeekBoard(dates, source) : null,
    places: view === 'places' ? makePlaceBoard(dates, source) : null,
  };
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

/** Monday first. */
function weekOf(date: Temporal.PlainDate): Temporal.PlainDate[] {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, at) => monday.add({ days: at }));
}

function rangeOf(dates: readonly Temporal.PlainDate[], { timeZone }: ShopSettings) {
  const at = (date: Temporal.PlainDate | undefined) =>
    date?.toZonedDateTime(timeZone).toInstant().toString() ?? '';
  return { from: at(dates[0]), to: at(dates.at(-1)?.add({ days: 1 })) };
}

/** The names of bays, racks and people in the reader's language. */
export function placesOf({ bays, technicians }: ShopSettings, locale: LocaleCode): Place[] {
  return [
    ...bays.map(({ id, name }) => ({ id, name: name[locale], kind: 'bay' as const })),
    ...technicians.map(({ id, name }) => ({ id, name, kind: 'person' as const })),
  ];
}
