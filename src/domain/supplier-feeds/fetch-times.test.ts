import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FetchPause, fetchPauses, nextFetch, pauseHours, retryAt } from './fetch-times.ts';

const zones = ['America/Phoenix', 'America/Denver', 'Europe/Berlin', 'Australia/Lord_Howe'];
const cases = fc.record({
  pause: fc.constantFrom<FetchPause>(...fetchPauses),
  at: fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  timeZone: fc.constantFrom(...zones),
  // A year with all its changes of clocks.
  now: fc.nat(366 * 24 * 60).map((minutes) => {
    return Temporal.Instant.from('2026-01-01T00:00Z').add({ minutes });
  }),
});

test('the next fetch is always ahead, never further than a pause and a changed clock', () => {
  fc.assert(
    fc.property(cases, ({ pause, at, timeZone, now }) => {
      const next = nextFetch({ pause, at }, { now, timeZone });
      const hours = next.since(now).total('hours');
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(pauseHours[pause] + 1);
    }),
  );
});

test('a daily fetch is at its time by the shop’s clock', () => {
  fc.assert(
    fc.property(cases, ({ at, timeZone, now }) => {
      const next = nextFetch({ pause: 'daily', at }, { now, timeZone }).toZonedDateTimeISO(
        timeZone,
      );
      const wanted = next.toPlainDate().toZonedDateTime({ timeZone, plainTime: at });
      expect(next.equals(wanted)).toBe(true);
    }),
  );
});

test('after faults it is tried again soon, then later, and never after the next regular time', () => {
  const schedule = { pause: 'daily', at: '05:30' } as const;
  const now = Temporal.Instant.from('2026-11-28T12:00Z');
  const minutes = [1, 2, 3, 4, 5, 9].map((failures) =>
    retryAt(schedule, { failures, now, timeZone: 'America/Phoenix' }).since(now).total('minutes'),
  );
  // 12:00 in UTC is 5:00 in Phoenix: the regular time is half an hour away.
  expect(minutes).toEqual([5, 10, 20, 30, 30, 30]);
});
