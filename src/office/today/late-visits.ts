import type { Visit } from '#src/domain/appointments/index.server.ts';

type Timed = Pick<Visit, 'startsAt' | 'readyBy' | 'state'>;

/** Nobody is late before this has passed since the time that was booked. */
const graceMinutes = 10;

/**
 * What did not happen when it was promised: `absent`, a truck that should have come; `unfinished`, one that should be
 * ready. Longest first.
 */
export function lateVisits<One extends Timed>(visits: readonly One[], now: Temporal.Instant) {
  const late = visits.flatMap((visit) => {
    const why = whyLate(visit, now);
    return why ? [{ visit, ...why }] : [];
  });
  return late.sort((one, other) => other.minutes - one.minutes);
}

function whyLate({ startsAt, readyBy, state }: Timed, now: Temporal.Instant) {
  const since = (at: string) => Math.floor(Temporal.Instant.from(at).until(now).total('minutes'));
  if (state === 'expected' && since(startsAt) > graceMinutes) {
    return { kind: 'absent' as const, minutes: since(startsAt) };
  }
  const isHere = state === 'arrived' || state === 'started';
  if (isHere && since(readyBy) > 0) return { kind: 'unfinished' as const, minutes: since(readyBy) };
  return null;
}
