import { dayMinutes, partOfDay } from './board-clock.ts';
import type { BoardSource } from './board-source.ts';
import { type BoardPiece, type DayBoardData, stepMinutes } from './boards.ts';
import { loadOf } from './day-load.ts';
import { makeCard } from './make-card.ts';
import { dayOpenings, hoursOfWeek } from './shop-minutes.ts';

/** One day: a lane for each bay, rack and person, time from left to right. */
export function makeDayBoard(date: Temporal.PlainDate, source: BoardSource): DayBoardData {
  const { shop, places } = source;
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
  const people = places
    .filter(({ kind }) => kind === 'person')
    .map((place) => ({ ...place, ...loadOf(place, date, source) }));
  return { lanes: places, steps, nowMinute: nowOn(date, source), pieces, people };
}

function nowOn(date: Temporal.PlainDate, { clock, now }: BoardSource): number | null {
  const time = clock(now.toString());
  return time.date === date.toString() ? time.minute : null;
}

/** What is occupied on a day, clipped to the shop's hours: a truck that stays overnight is there all day. */
function piecesOn(date: Temporal.PlainDate, source: BoardSource): BoardPiece[] {
  const { shop, places, lines, clock } = source;
  const { earliest, latest } = hoursOfWeek(shop);
  const day = date.toString();
  return lines.flatMap((line) =>
    line.places.flatMap((stay) => {
      const isKnown = places.some(({ id }) => id === stay.resource);
      const part = partOfDay(day, { from: clock(stay.from), to: clock(stay.to) });
      if (!isKnown || !part) return [];
      const from = onStep(part.cameBefore ? earliest : part.from, 'floor');
      const to = Math.min(dayMinutes, onStep(part.goesOn ? latest : part.to, 'ceil'));
      if (from >= to) return [];
      return [
        {
          ...makeCard(line, stay, source),
          ...{ lane: stay.resource, from, to, goesOn: part.goesOn },
          cameBefore: clock(line.startsAt).date < day,
          readyLater: clock(line.endsAt).date > day,
        },
      ];
    }),
  );
}

function onStep(minute: number, way: 'floor' | 'ceil'): number {
  return Math[way](minute / stepMinutes) * stepMinutes;
}
