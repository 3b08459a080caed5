import type { Visit } from '#src/domain/appointments/index.server.ts';

type Placed = Pick<
  Visit,
  'id' | 'name' | 'vehicle' | 'startsAt' | 'readyBy' | 'state' | 'resources'
>;

/** A day of the shop with its opening hours, "08:00" to "18:00"; none on a closed day. */
export type Day = {
  date: string;
  timeZone: string;
  openings: readonly { opens: string; closes: string }[];
};

/** A truck in a bay: from and to in hundredths of the opening hours; `goesOn` if it stays past them. */
export type Bar = {
  id: string;
  name: string;
  vehicle: string;
  state: Visit['state'];
  from: number;
  to: number;
  goesOn: boolean;
};

/** The instants between which a day's ruler runs, in ms; null on a closed day. */
export function rulerOf({ date, timeZone, openings }: Day): { from: number; to: number } | null {
  const at = (time: string) =>
    Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from(time),
    }).epochMilliseconds;
  const [first] = openings;
  const last = openings.at(-1);
  return first && last ? { from: at(first.opens), to: at(last.closes) } : null;
}

/** What stands in a place today, in the order of the visits; nothing on a closed day. */
export function laneOf(visits: readonly Placed[], { place, day }: { place: string; day: Day }) {
  const ruler = rulerOf(day);
  if (!ruler) return [];
  return visits
    .filter(({ resources, state }) => resources.includes(place) && state !== 'missed')
    .flatMap((visit): Bar[] => {
      const begins = Temporal.Instant.from(visit.startsAt).epochMilliseconds;
      const ends = Temporal.Instant.from(visit.readyBy).epochMilliseconds;
      if (ends <= ruler.from || begins >= ruler.to) return [];
      const { id, name, vehicle, state } = visit;
      const [from, to] = [hundredth(begins, ruler), hundredth(ends, ruler)];
      return [{ id, name, vehicle, state, from, to, goesOn: ends > ruler.to }];
    });
}

/** Where an instant is on the ruler: 0 at its beginning, 100 at its end, never outside. */
export function hundredth(ms: number, { from, to }: { from: number; to: number }): number {
  const share = (100 * (ms - from)) / (to - from);
  return Math.round(10 * Math.min(100, Math.max(0, share))) / 10;
}
