import { moveDay, moveWallClock, wallClock, type Zones } from '#src/lib/wall-clock.ts';
import type { Planned } from '../planned.ts';

/** What follows a change of the time zone, and how. */
export type ZonePlan = Zones & {
  /** By start. */
  moves: PlannedMove[];
  /** Visitors who are filling in the form; their time follows too. */
  holds: number;
  /** Proof that exactly this list was shown. Holds are not part of it: they come and go by the minute. */
  proof: string;
};

export type PlannedMove = Pick<Planned, 'kind' | 'id' | 'recordId' | 'name' | 'detail'> & {
  /** ISO 8601 in UTC: both show the same on the clock of their zone. */
  startsAt: string;
  movesTo: string;
  /** A day rather than a time of day. */
  isDay: boolean;
  /** Why it must be moved by hand first. */
  trouble: 'skipped' | 'second' | null;
  /** The clock shows this time twice on that day. */
  isRepeated: boolean;
};

/** Planned by days, not by times. */
const dayKinds: readonly Planned['kind'][] = ['rates', 'experiment'];

/**
 * Whether a record follows the zone: what ends today or later by the clock, whichever of the two zones is further
 * behind, and sets of rates that start on a later day. Days before stay as they were. `now` in epoch ms.
 */
export function followsZone({ kind, moments }: Planned, zones: Zones, now: number): boolean {
  const today = [zones.from, zones.to]
    .map((zone) => wallClock(now, zone).toPlainDate())
    .reduce((one, other) => (Temporal.PlainDate.compare(one, other) < 0 ? one : other));
  const until = wallClock(moments[1] ?? moments[0] ?? 0, zones.from);
  // A set of rates that has started is never changed.
  const since = kind === 'rates' ? today.add({ days: 1 }) : today;
  return Temporal.PlainDateTime.compare(until, since.toPlainDateTime()) >= 0;
}

/** Where an instant goes (epoch ms): to the same time on the clock, or to the beginning of the same day. */
export function moveIn(zones: Zones, { isByDay }: { isByDay: boolean }): (ms: number) => number {
  return (ms) =>
    isByDay && isMidnight(ms, zones) ? moveDay(ms, zones) : moveWallClock(ms, zones).at;
}

export function planMove(planned: Planned, zones: Zones): PlannedMove {
  const { kind, id, recordId, name, detail, moments } = planned;
  const isByDay = dayKinds.includes(kind);
  const start = moments[0] ?? 0;
  const moved = isByDay ? [] : moments.map((ms) => moveWallClock(ms, zones));
  const iso = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
  return {
    ...{ kind, id, recordId, name, detail },
    startsAt: iso(start),
    movesTo: iso(moveIn(zones, { isByDay })(start)),
    isDay: isByDay && isMidnight(start, zones),
    trouble: moved.map(({ lost }) => lost).find((lost) => lost !== null) ?? null,
    isRepeated: moved[0]?.isRepeated ?? false,
  };
}

/** Saved in another zone, a day may begin at another time. */
function isMidnight(ms: number, { from }: Zones): boolean {
  const moment = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(from);
  return moment.startOfDay().epochMilliseconds === ms;
}
