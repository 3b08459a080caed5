import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import {
  type BoardDay,
  type BoardPiece,
  type CalendarCard,
  type CardList,
  type DayBoardData,
  type Place,
  type PlaceBoardData,
  stepMinutes,
  type WeekBoardData,
} from './boards.ts';
import { dayOpenings, minuteOf } from './shop-minutes.ts';

/** Cards in a cell of the week: of the whole shop, and of one bay or person. The day's own board has all of them. */
const mostOfDay = 25;
const mostOfPlace = 12;

export type BoardSource = {
  shop: ShopSettings;
  places: Place[];
  lines: readonly CalendarLine[];
  now: Temporal.Instant;
};

/** One day: a lane for each bay, rack and person, time from left to right. */
export function makeDayBoard(date: Temporal.PlainDate, source: BoardSource): DayBoardData {
  const { shop, places, now } = source;
  const pieces = piecesOn(date, source);
  const openings = dayOpenings(shop, date);
  const { earliest, latest } = hoursOfWeek(shop);
  const ends = [earliest, latest, ...pieces.flatMap(({ from, to }) => [from, to])];
  const first = Math.floor(Math.min(...ends) / 60) * 60;
  const last = Math.ceil(Math.max(...ends) / 60) * 60;
  const count = (last - first) / stepMinutes;
  const steps = Array.from({ length: count }, (_, at) => {
    const minute = first + at * stepMinutes;
    return { minute, isOpen: openings.some(({ from, to }) => from <= minute && minute < to) };
  });
  return { lanes: places, steps, nowMinute: nowOn(date, { shop, now }), pieces };
}

function nowOn(date: Temporal.PlainDate, { shop, now }: Pick<BoardSource, 'shop' | 'now'>) {
  const local = now.toZonedDateTimeISO(shop.timeZone);
  if (!local.toPlainDate().equals(date)) return null;
  const minute = 60 * local.hour + local.minute;
  return minute - (minute % stepMinutes);
}

/** What is occupied on a day, clipped to the shop's hours: a truck that stays overnight is there all day. */
function piecesOn(date: Temporal.PlainDate, { shop, places, lines }: BoardSource): BoardPiece[] {
  const { earliest, latest } = hoursOfWeek(shop);
  const minuteIn = clockMinutes({ date, timeZone: shop.timeZone });
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
      return [{ ...cardOf(line), ...piece, key, lane: place.resource }];
    }),
  );
}

/** The first opening and the last closing of any weekday, in minutes since midnight. */
function hoursOfWeek({ hours }: Pick<ShopSettings, 'hours'>) {
  const ends = hours.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]);
  return { earliest: Math.min(...ends), latest: Math.max(...ends) };
}

/** Minutes of local time since midnight of a day; below 0 before it. No hour is counted twice. */
function clockMinutes({ date, timeZone }: { date: Temporal.PlainDate; timeZone: string }) {
  const midnight = date.toPlainDateTime();
  // A bay and its people are taken at the same times.
  const known = new Map<string, number>();
  return (at: string): number => {
    const minute = known.get(at) ?? minutesSince(midnight, { at, timeZone });
    known.set(at, minute);
    return minute;
  };
}

function minutesSince(
  midnight: Temporal.PlainDateTime,
  { at, timeZone }: { at: string; timeZone: string },
): number {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return midnight.until(local, { largestUnit: 'minute' }).minutes;
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
  return {
    days: dates.map((date) => {
      const isOn = during(date, source);
      const here = source.lines
        .filter(({ startsAt, endsAt }) => isOn(startsAt, endsAt))
        .map((line) => ({ line, from: line.startsAt, to: line.endsAt }));
      const cell = { place: date.toString(), most: mostOfDay, shareOf: sharesOn(date, source) };
      return { ...toBoardDay(date, source), ...listCards(here, cell) };
    }),
  };
}

/** A line, and when it is in the place that a cell is of: ISO 8601. */
type Stay = { line: CalendarLine; from: string; to: string };

type Cell = { place: string; most: number; shareOf(stay: Stay): { from: number; to: number } };

function listCards(stays: readonly Stay[], { place, most, shareOf }: Cell): CardList {
  const shown = stays.slice(0, most);
  return {
    cards: shown.map((stay) => ({
      ...cardOf(stay.line),
      key: `${stay.line.id}/${place}`,
      share: shareOf(stay),
    })),
    more: stays.length - shown.length,
  };
}

/** Which part of a day somebody stays: hundredths between the first opening and the last closing of the week. */
function sharesOn(date: Temporal.PlainDate, { shop }: Pick<BoardSource, 'shop'>): Cell['shareOf'] {
  const { earliest, latest } = hoursOfWeek(shop);
  const minuteIn = clockMinutes({ date, timeZone: shop.timeZone });
  const share = (at: string) =>
    Math.round(100 * Math.min(1, Math.max(0, (minuteIn(at) - earliest) / (latest - earliest))));
  return ({ from, to }) => ({ from: share(from), to: share(to) });
}

/** Bays, racks and people as rows, days as columns. */
export function makePlaceBoard(
  dates: readonly Temporal.PlainDate[],
  source: BoardSource,
): PlaceBoardData {
  const { lines, places } = source;
  const days = dates.map((date) => ({
    date: date.toString(),
    isOn: during(date, source),
    shareOf: sharesOn(date, source),
  }));
  const cellsOf = ({ id }: Place) =>
    days.map(({ date, isOn, shareOf }) => {
      const here = lines.flatMap((line) => {
        const stay = line.places.find(
          ({ resource, from, to }) => resource === id && isOn(from, to),
        );
        return stay ? [{ line, from: stay.from, to: stay.to }] : [];
      });
      return listCards(here, { place: `${id}/${date}`, most: mostOfPlace, shareOf });
    });
  return {
    days: dates.map((date) => toBoardDay(date, source)),
    rows: places.map((place) => ({ ...place, cells: cellsOf(place) })),
  };
}

/** Whether a time between two instants, ISO 8601, is partly on a day in the shop. */
function during(date: Temporal.PlainDate, { shop }: Pick<BoardSource, 'shop'>) {
  const from = date.toZonedDateTime(shop.timeZone).epochMilliseconds;
  const to = date.add({ days: 1 }).toZonedDateTime(shop.timeZone).epochMilliseconds;
  return (begins: string, ends: string): boolean =>
    Date.parse(begins) < to && Date.parse(ends) > from;
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

function cardOf(line: CalendarLine): CalendarCard {
  const { id, kind, mode, reason, startsAt, endsAt, minutes, appointment } = line;
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
    minutes,
  };
}
