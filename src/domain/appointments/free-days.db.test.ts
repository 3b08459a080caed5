import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type BookingDesk,
  iso,
  levelingJob,
  openBookingDesk,
  tuesdayTen,
} from '#tests/factories/booking-desk.ts';
import { testNow } from '#tests/factories/context.ts';
import { freeDays, freeDaysToMove, holdSlot, readHold, releaseHold } from './index.server.ts';

// Runs on both engines: time ranges.

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

test('every day from this week to the horizon says why it can be had or not', async () => {
  const { days, times } = await freeDays(desk.visitor, { ...levelingJob, notBefore: '2026-12-02' });
  const on = (date: string) => days.find((day) => day.date === date);
  expect(days[0]?.date).toBe('2026-11-16');
  expect(days.length % 7).toBe(0);
  expect(on('2026-11-20')).toMatchObject({ state: 'past', free: 0 });
  expect(on('2026-11-22')).toMatchObject({ state: 'closed', closure: null });
  expect(on('2026-11-26')).toMatchObject({ state: 'closed', closure: { en: expect.any(String) } });
  expect(on('2026-12-01')).toMatchObject({ state: 'parts' });
  expect(on('2026-12-02')?.state).toBe('free');
  expect(on('2026-12-02')?.free).toBe(times.filter(({ date }) => date === '2026-12-02').length);
  expect(days.at(-1)?.state).toMatch(/beyond|closed/);
});

test('too little notice is not the same as full', async () => {
  const { days } = await freeDays(desk.visitor, levelingJob);
  expect(days.find(({ date }) => date === '2026-11-21')?.state).toBe('notice');
  expect(days.find(({ date }) => date === '2026-11-23')?.state).toBe('free');
});

test('a hold is read back until it runs out, and takes nothing from its own visitor', async () => {
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  expect(await readHold(desk.visitor, hold.id)).toEqual({ ...hold, secondsLeft: 600 });
  const startsOf = async (own?: string) => {
    const { times } = await freeDays(desk.visitor, { ...levelingJob, hold: own });
    return times.map(({ startsAt }) => startsAt);
  };
  expect(await startsOf()).not.toContain(iso(tuesdayTen));
  expect(await startsOf(hold.id)).toContain(iso(tuesdayTen));
  expect(await readHold(desk.visitorAt(testNow.add({ minutes: 10 })), hold.id)).toBeNull();
  await releaseHold(desk.visitor, hold.id);
  expect(await readHold(desk.visitor, hold.id)).toBeNull();
  expect(await readHold(desk.visitor, 'x')).toBeNull();
});

test('who moves may go over the own old time, but not to it', async () => {
  const { manageToken } = await desk.book(desk.visitor);
  const { times } = await freeDaysToMove(desk.visitor, manageToken);
  const starts = times.map(({ startsAt }) => startsAt);
  expect(starts).toContain(iso('2026-11-24T10:30-07:00'));
  expect(starts).not.toContain(iso(tuesdayTen));
});
