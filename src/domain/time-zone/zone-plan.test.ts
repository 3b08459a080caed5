import { expect, test } from 'vitest';
import type { Planned } from '../planned.ts';
import { followsZone, moveIn, planMove } from './zone-plan.ts';

const east = { from: 'America/Los_Angeles', to: 'America/New_York' };
const west = { from: east.to, to: east.from };
const ms = (zoned: string) => Temporal.ZonedDateTime.from(zoned).epochMilliseconds;
const now = ms('2026-11-24T12:00[America/Los_Angeles]');

const planned = (kind: Planned['kind'], ...times: string[]): Planned => ({
  ...{ kind, id: '1', recordId: '1', name: 'Dana', detail: null, isOver: false },
  moments: times.map(ms),
});

test('all of today follows, so that the day reads as before; yesterday stays', () => {
  const visit = (day: string) =>
    planned(
      'appointment',
      `${day}T08:00[America/Los_Angeles]`,
      `${day}T11:00[America/Los_Angeles]`,
    );
  expect(followsZone(visit('2026-11-24'), east, now)).toBe(true);
  expect(followsZone(visit('2026-11-23'), east, now)).toBe(false);
  const overnight = planned(
    'appointment',
    '2026-11-20T08:00[America/Los_Angeles]',
    '2026-11-24T09:00[America/Los_Angeles]',
  );
  expect(followsZone(overnight, east, now)).toBe(true);
});

test('what followed one way follows back, whichever zone is ahead', () => {
  const visit = planned(
    'appointment',
    '2026-11-24T13:00[America/Los_Angeles]',
    '2026-11-24T14:00[America/Los_Angeles]',
  );
  const moments = visit.moments.map(moveIn(east, { isByDay: false }));
  // By the new clock it was over an hour ago.
  expect(moments[1]).toBeLessThan(now);
  expect(followsZone({ ...visit, moments }, west, now)).toBe(true);
  expect(moments.map(moveIn(west, { isByDay: false }))).toEqual(visit.moments);
});

test('rates that start today have started, and stay; later ones keep their day', () => {
  const today = planned('rates', '2026-11-24T00:00[America/Los_Angeles]');
  const tomorrow = planned('rates', '2026-11-25T00:00[America/Los_Angeles]');
  expect(followsZone(today, east, now)).toBe(false);
  expect(followsZone(tomorrow, east, now)).toBe(true);
  expect(planMove(tomorrow, east)).toMatchObject({
    isDay: true,
    movesTo: '2026-11-25T05:00:00Z',
    trouble: null,
  });
});

test('a day that began at another hour, in an earlier zone of the shop, keeps that hour', () => {
  const odd = planned('rates', '2026-12-01T02:00[America/Los_Angeles]');
  expect(planMove(odd, east)).toMatchObject({ isDay: false, movesTo: '2026-12-01T07:00:00Z' });
});

test('any time of it that is lost is trouble, and a repeated start is said', () => {
  const block = planned(
    'block',
    '2027-03-14T01:00[America/Phoenix]',
    '2027-03-14T02:30[America/Phoenix]',
  );
  const zones = { from: 'America/Phoenix', to: 'America/New_York' };
  expect(planMove(block, zones).trouble).toBe('skipped');
  const early = planned('publish', '2027-11-07T01:30[America/Phoenix]');
  expect(planMove(early, zones)).toMatchObject({ trouble: null, isRepeated: true });
});
