import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import {
  type BoardDay,
  type BoardPiece,
  type CalendarCard,
  type DayBoardData,
  type Place,
  type PlaceBoardData,
  stepMinutes,
  type WeekBoardData,
} from './boards.ts';
import { dayOpenings, minuteOf } from './shop-minutes.ts';

export type BoardSource = {
  shop: ShopSettings;
  places: Place[];
  lines: readonly CalendarLine[];
  now: Temporal.Instant;
};

/** One day: a column for each bay, rack and person, time downward. */
export function makeDayBoard(date: Temporal.PlainDate, source: BoardSource): DayBoardData {
  const { shop, places, now } = source;
  const pieces = piecesOn(date, source);
  const openings = dayOpenings(shop, date);
  const week = shop.hours.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]);
  const ends = [...week, ...pieces.flatMap(({ from, to }) => [from, to])];
  const first = Math.floor(Math.min(...ends) / 60) * 60;
  const last = Math.ceil(Math.max(...ends) / 60) * 60;
  const count = (last - first) / stepMinutes;
  const rows = Array.from({ length: count }, (_, at) => {
    const minute = first + at * stepMinutes;
    return { minute, isOpen: openings.some(({ from, to }) => from <= minute && minute < to) };
  });
  return { columns: places, rows, nowMinute: nowOn(date, { shop, now }), pieces };
}

function nowOn(date: Temporal.PlainDate, { shop, now }: Pick<BoardSource, 'shop' | 'now'>) {
  const local = now.toZonedDateTimeISO(shop.timeZone);
  if (!local.toPlainDate().equals(date)) return null;
  const minute = 60 * local.hour + local.minute;
  return minute - (minute % stepMinutes);
}

/** What is occupied on a day, clipped to the shop's hours: a truck that stays overnight is there all day. */
function piecesOn(date: Temporal.PlainDate, { shop, places, lines }: BoardSource): BoardPiece[] {
  const hours = shop.hours.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]);
  const [earliest, latest] = [Math.min(...hours), Math.max(...hours)];
  const minuteIn = (at: string) => clockMinute(at, { date, timeZone: shop.timeZone });
  return lines.flatMap((line) =>
    line.places.flatMap((place) => {
      const known = places.some(({ id }) => id === place.resource);
      const from = minuteIn(place.from);
      const to = minuteIn(place.to);
      if (!known || to <= 0 || from >= 24 * 60) return [];
      const shownFrom = from < 0 ? earliest : from;
      const shownTo = to > 24 * 60 ? latest : to;
      const piece = onSteps({ from: shownFrom, to: shownTo });
      if (piece.from >= piece.to) return [];
      const key = `${line.id}/${place.resource}/${piece.from}`;
      return [{ ...cardOf(line, places), ...piece, key, column: place.resource }];
    }),
  );
}

/** Minutes of local time since midnight of a day; below 0 before it. No hour is counted twice. */
function clockMinute(
  at: string,
  { date, timeZone }: { date: Temporal.PlainDate; timeZone: string },
) {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return date.toPlainDateTime().until(local, { largestUnit: 'minute' }).minutes;
}

function onSteps({ from, to }: { from: number; to: number }) {
  return {
    from: Math.floor(from / stepMinutes) * stepMinutes,
    to: Math.ceil(to / stepMinutes) * stepMinutes,
  };
}

/** Days as columns, each with its appointments in order. */
export function makeWeekBoard(
  dates: readonly Temporal.PlainDate[],
  source: BoardSource,
): WeekBoardData {
  const { lines, places } = source;
  return {
    days: dates.map((date) => ({
      ...toBoardDay(date, source),
      cards: lines
        .filter((line) => isOn(date, line, source))
        .map((line) => ({ ...cardOf(line, places), key: `${line.id}/${date}` })),
    })),
  };
}

/** Bays, racks and people as rows, days as columns. */
export function makePlaceBoard(
  dates: readonly Temporal.PlainDate[],
  source: BoardSource,
): PlaceBoardData {
  const { lines, places } = source;
  const cellOf = (place: Place, date: Temporal.PlainDate): CalendarCard[] =>
    lines
      .filter((line) =>
        line.places.some(
          ({ resource, from, to }) =>
            resource === place.id && isOn(date, { startsAt: from, endsAt: to }, source),
        ),
      )
      .map((line) => ({ ...cardOf(line, places), key: `${line.id}/${place.id}/${date}` }));
  return {
    days: dates.map((date) => toBoardDay(date, source)),
    rows: places.map((place) => ({ ...place, cells: dates.map((date) => cellOf(place, date)) })),
  };
}

function isOn(
  date: Temporal.PlainDate,
  { startsAt, endsAt }: Pick<CalendarLine, 'startsAt' | 'endsAt'>,
  { shop }: Pick<BoardSource, 'shop'>,
): boolean {
  const from = date.toZonedDateTime(shop.timeZone).epochMilliseconds;
  const to = date.add({ days: 1 }).toZonedDateTime(shop.timeZone).epochMilliseconds;
  return Date.parse(startsAt) < to && Date.parse(endsAt) > from;
}

function toBoardDay(date: Temporal.PlainDate, { shop, now }: BoardSource): BoardDay {
  const today = now.toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const closure = shop.closures.find((one) => one.date === date.toString());
  return {
    date: date.toString(),
    isToday: date.equals(today),
    isOpen: dayOpenings(shop, date).length > 0,
    closure: closure?.label ?? null,
  };
}

function cardOf(line: CalendarLine, places: readonly Place[]): CalendarCard {
  const { id, kind, mode, reason, startsAt, endsAt, appointment } = line;
  const taken = new Set(line.places.map(({ resource }) => resource));
  return {
    key: id,
    entryId: id,
    kind,
    appointmentId: appointment?.id ?? null,
    title: appointment?.name ?? reason,
    vehicle: appointment?.vehicle ?? '',
    service: appointment?.serviceName ?? null,
    mode,
    state: appointment?.state ?? null,
    startsAt,
    readyBy: endsAt,
    places: places
      .filter((place) => taken.has(place.id))
      .map(({ name }) => name)
      .join(', '),
  };
}
