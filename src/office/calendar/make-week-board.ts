import { dayMinutes, type ShopTime } from './board-clock.ts';
import { makeBoardDay } from './board-days.ts';
import type { BoardSource } from './board-source.ts';
import { type BoardPiece, type Place, stepMinutes, type WeekBoardData } from './boards.ts';
import { loadOf } from './day-load.ts';
import { makeCard } from './make-card.ts';
import { dayOpenings } from './shop-minutes.ts';

/** A closed day is this narrow, in columns. */
const closedColumns = 16;

/** Days on one ruler, each as long as the shop is open; a lane for each bay and rack, a row for each person. */
export function makeWeekBoard(
  dates: readonly Temporal.PlainDate[],
  source: BoardSource,
): WeekBoardData {
  const rulers = rulersOf(dates, source);
  const { places } = source;
  const pieces = Map.groupBy(piecesOf(rulers, source), ({ lane }) => lane);
  return {
    days: dates.map((date, at) => {
      const { from = 0, to = 0 } = rulers[at] ?? {};
      return { ...makeBoardDay(date, source), from, to };
    }),
    lanes: places
      .filter(({ kind }) => kind !== 'person')
      .map((place) => ({
        ...place,
        pieces: pieces.get(place.id) ?? [],
        share: shareOf(place, dates, source),
      })),
    people: places
      .filter(({ kind }) => kind === 'person')
      .map((place) => ({ ...place, days: dates.map((date) => loadOf(place, date, source)) })),
    now: nowOn(rulers, source),
  };
}

function nowOn(rulers: readonly DayRuler[], { clock, now }: BoardSource): number | null {
  const time = clock(now.toString());
  const isShown = rulers.some(({ date }) => date === time.date);
  return isShown ? (100 * columnAt(rulers, time, 'round')) / (rulers.at(-1)?.to ?? 1) : null;
}

/** A day on the ruler of a week: its columns, and the minutes since midnight that they stand for. */
type DayRuler = { date: string; from: number; to: number; opens: number; closes: number };

function rulersOf(dates: readonly Temporal.PlainDate[], { shop }: BoardSource): DayRuler[] {
  let from = 0;
  return dates.map((date) => {
    const openings = dayOpenings(shop, date);
    const ends = openings.flatMap((opening) => [opening.from, opening.to]);
    const isOpen = ends.length > 0;
    const opens = isOpen ? onGrid(Math.min(...ends), 'floor') : 0;
    const closes = isOpen ? onGrid(Math.max(...ends), 'ceil') : dayMinutes;
    const to = from + (isOpen ? (closes - opens) / stepMinutes : closedColumns);
    const ruler = { date: date.toString(), from, to, opens, closes };
    from = to;
    return ruler;
  });
}

function onGrid(minute: number, way: 'floor' | 'ceil'): number {
  return Math[way](minute / stepMinutes) * stepMinutes;
}

function piecesOf(rulers: readonly DayRuler[], source: BoardSource): BoardPiece[] {
  const { places, lines, clock } = source;
  const bays = new Set(places.filter(({ kind }) => kind !== 'person').map(({ id }) => id));
  const [first, last] = [rulers[0]?.date ?? '', rulers.at(-1)?.date ?? ''];
  return lines.flatMap((line) =>
    line.places
      .filter(({ resource }) => bays.has(resource))
      .map((stay) => {
        const [begins, ends] = [clock(stay.from), clock(stay.to)];
        return {
          ...makeCard(line, stay, source),
          ...spanOf(rulers, { begins, ends }),
          lane: stay.resource,
          goesOn: ends.date > last,
          cameBefore: clock(line.startsAt).date < first,
          readyLater: clock(line.endsAt).date > last,
        };
      }),
  );
}

/** At least one column: what is outside of the hours stands at the end of its day that is nearest. */
function spanOf(
  rulers: readonly DayRuler[],
  { begins, ends }: Record<'begins' | 'ends', ShopTime>,
) {
  const most = (rulers.at(-1)?.to ?? 1) - 1;
  const from = Math.min(most, columnAt(rulers, begins, 'floor'));
  return { from, to: Math.max(from + 1, columnAt(rulers, ends, 'ceil')) };
}

function columnAt(
  rulers: readonly DayRuler[],
  time: ShopTime,
  way: 'floor' | 'ceil' | 'round',
): number {
  const day = rulers.find(({ date }) => date === time.date);
  if (!day) return time.date < (rulers[0]?.date ?? '') ? 0 : (rulers.at(-1)?.to ?? 0);
  const { from, to, opens, closes } = day;
  const share = (time.minute - opens) / (closes - opens);
  return from + Math[way](Math.min(1, Math.max(0, share)) * (to - from));
}

/** Hundredths of the shop's hours. */
function shareOf(place: Place, dates: readonly Temporal.PlainDate[], source: BoardSource): number {
  const loads = dates.map((date) => loadOf(place, date, source));
  const available = loads.reduce((sum, load) => sum + load.available, 0);
  const booked = loads.reduce((sum, load) => sum + load.booked, 0);
  return available === 0 ? 0 : Math.min(100, Math.round((100 * booked) / available));
}
