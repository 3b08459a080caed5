import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import { type DayPart, partOfDay } from './board-clock.ts';
import type { BoardSource } from './board-source.ts';
import type { Load, Place } from './boards.ts';
import { dayOpenings } from './shop-minutes.ts';

type LoadSource = Pick<BoardSource, 'shop' | 'places' | 'lines' | 'clock'>;
type Span = { from: number; to: number };

/**
 * How full a day of a bay or a person is, in minutes. Time off, which is blocked time, is not available. More can be
 * booked than there is: hours may be changed after a booking.
 */
export function loadOf(place: Place, date: Temporal.PlainDate, source: LoadSource): Load {
  const hours = hoursOf(place, date, source);
  const blocks = partsOn(place, date, source, (kind) => kind === 'block');
  const jobs = partsOn(place, date, source, (kind) => kind !== 'block');
  // Nobody works at night, but a truck stays in its bay.
  const booked = place.kind === 'person' ? minutesOf(jobs) : minutesOf(common(jobs, hours));
  return { booked, available: Math.max(0, minutesOf(hours) - minutesOf(common(blocks, hours))) };
}

/** The load of everybody who works on trucks; of the bays of a shop that names nobody. */
export function shopLoad(date: Temporal.PlainDate, source: LoadSource): Load {
  const people = source.places.filter(({ kind }) => kind === 'person');
  const planned = people.length > 0 ? people : source.places.filter(({ kind }) => kind === 'bay');
  const loads = planned.map((place) => loadOf(place, date, source));
  return {
    booked: loads.reduce((sum, { booked }) => sum + booked, 0),
    available: loads.reduce((sum, { available }) => sum + available, 0),
  };
}

/** When the shop is open, and of a person with hours of their own when both are. */
function hoursOf({ id, kind }: Place, date: Temporal.PlainDate, { shop }: LoadSource): Span[] {
  const openings = dayOpenings(shop, date);
  const person = kind === 'person' ? shop.technicians.find((one) => one.id === id) : undefined;
  if (!person?.hours) return openings;
  return common(dayOpenings({ ...shop, hours: person.hours }, date), openings);
}

function partsOn(
  { id }: Place,
  date: Temporal.PlainDate,
  { lines, clock }: LoadSource,
  counts: (kind: CalendarLine['kind']) => boolean,
): DayPart[] {
  const day = date.toString();
  return (staysIn(lines).get(id) ?? [])
    .filter(({ kind }) => counts(kind))
    .flatMap(({ from, to }) => partOfDay(day, { from: clock(from), to: clock(to) }) ?? []);
}

type Stay = Pick<CalendarLine, 'kind'> & CalendarLine['places'][number];

const knownStays = new WeakMap<LoadSource['lines'], ReadonlyMap<string, Stay[]>>();

/** By place: a board asks for each of its places on each of its days. */
function staysIn(lines: LoadSource['lines']): ReadonlyMap<string, Stay[]> {
  const known = knownStays.get(lines);
  if (known) return known;
  const all = lines.flatMap(({ kind, places }) => places.map((stay) => ({ kind, ...stay })));
  const stays = Map.groupBy(all, ({ resource }) => resource);
  knownStays.set(lines, stays);
  return stays;
}

/** What is in a span of both. Spans of one list do not overlap. */
function common(ones: readonly Span[], others: readonly Span[]): Span[] {
  return ones.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}

function minutesOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
