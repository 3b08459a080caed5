import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { appointments } from '#src/db/schema/calendar.ts';
import { type BookingDesk, openBookingDesk, tuesdayTen } from '#tests/factories/booking-desk.ts';
import {
  cancelAppointment,
  listTodaysWork,
  listVisitorChanges,
  markAppointment,
} from './index.server.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const monday = Temporal.Instant.from('2026-11-23T09:00-07:00');
const tuesday = Temporal.Instant.from('2026-11-24T11:00-07:00');
const wednesday = Temporal.Instant.from('2026-11-25T09:00-07:00');

async function workAt(now: Temporal.Instant) {
  const { date, comingIn, inShop, readyToday } = await listTodaysWork(desk.staffAt(now));
  const names = (visits: { name: string }[]) => visits.map(({ name }) => name);
  return {
    date,
    comingIn: names(comingIn),
    inShop: names(inShop),
    readyToday: names(readyToday),
  };
}

test('a day’s job is listed as arriving, in the shop and ready', async () => {
  const { id } = await desk.book(desk.visitor);
  expect(await workAt(monday)).toEqual({
    date: '2026-11-23',
    comingIn: [],
    inShop: [],
    readyToday: [],
  });
  expect(await workAt(tuesday)).toMatchObject({
    comingIn: ['Dana'],
    inShop: [],
    readyToday: ['Dana'],
  });
  await markAppointment(desk.staffAt(tuesday), { id, state: 'started' });
  expect((await workAt(tuesday)).inShop).toEqual(['Dana']);
  expect((await workAt(wednesday)).inShop).toEqual(['Dana']);
  await markAppointment(desk.staffAt(tuesday), { id, state: 'finished' });
  expect(await workAt(tuesday)).toMatchObject({ inShop: [], readyToday: ['Dana'] });
  expect((await workAt(wednesday)).inShop).toEqual([]);
});

test('what takes longer than a day is in the shop on the next although nobody marked it', async () => {
  const startsAt = '2026-11-24T14:00-07:00';
  await desk.book(desk.staff, { hours: 14, startsAt, byShop: true });
  expect(await workAt(wednesday)).toMatchObject({
    comingIn: [],
    inShop: ['Dana'],
    readyToday: ['Dana'],
  });
});

test('a step back takes what came after it away, and the history names who did it', async () => {
  const { id } = await desk.book(desk.visitor);
  const ctx = desk.staffAt(tuesday);
  const stateNow = async () => (await listTodaysWork(ctx)).comingIn[0]?.state;
  for (const state of ['finished', 'arrived', 'expected', 'started'] as const) {
    await markAppointment(ctx, { id, state });
    expect(await stateNow()).toBe(state);
  }
  const audit = await desk.db.select().from(auditEntries);
  expect(audit.filter(({ action }) => action === 'appointments.mark')).toHaveLength(4);
});

test('the time of who did not come is free again, and cannot be had back by a step back', async () => {
  const { id } = await desk.book(desk.visitor);
  await markAppointment(desk.staff, { id, state: 'missed', early: true });
  expect(await desk.startsOn(desk.visitor, '2026-11-24')).toContain(
    Temporal.Instant.from(tuesdayTen).toString(),
  );
  const { comingIn, readyToday } = await listTodaysWork(desk.staffAt(tuesday));
  expect(comingIn).toMatchObject([{ state: 'missed', resources: [] }]);
  expect(readyToday).toEqual([]);
  const attempt = markAppointment(desk.staff, { id, state: 'arrived' });
  await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
});

test('visitors neither see nor mark the work of the shop', async () => {
  const { id } = await desk.book(desk.visitor);
  await expect(listTodaysWork(desk.visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  const attempt = markAppointment(desk.visitor, { id, state: 'arrived' });
  await expect(attempt).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a visit of a later day is marked only by who says that it is early; a step back is free', async () => {
  const { id } = await desk.book(desk.visitor);
  for (const state of ['arrived', 'started', 'finished', 'missed'] as const) {
    await expect(markAppointment(desk.staff, { id, state })).rejects.toMatchObject({
      code: 'conflict',
      told: { reason: 'appointments.ahead', values: { day: '2026-11-24' } },
    });
  }
  await markAppointment(desk.staff, { id, state: 'arrived', early: true });
  await markAppointment(desk.staff, { id, state: 'expected' });
  await markAppointment(desk.staffAt(tuesday), { id, state: 'arrived' });
  expect((await listTodaysWork(desk.staffAt(tuesday))).inShop).toMatchObject([{ id }]);
});

test('what customers booked and canceled in a night is told once each, latest first', async () => {
  const night = Temporal.Instant.from('2026-11-23T22:00-07:00');
  const [evening, morning] = [night.subtract({ hours: 4 }), night.add({ hours: 10 })];
  const { id: kept } = await desk.book(desk.visitor);
  const { id: shops } = await desk.book(desk.staff, {
    startsAt: '2026-11-25T10:00-07:00',
    byShop: true,
  });
  const { id: early } = await desk.book(desk.visitor, {
    startsAt: '2026-12-01T10:00-07:00',
  });
  await desk.db.update(appointments).set({ createdAt: dateAt(night) });
  const before = dateAt(evening.subtract({ minutes: 1 }));
  await desk.db.update(appointments).set({ createdAt: before }).where(eq(appointments.id, early));
  const changes = async () =>
    (await listVisitorChanges(desk.staff, { from: evening, to: morning })).map(({ id, kind }) => [
      id,
      kind,
    ]);
  expect(await changes()).toEqual([[kept, 'booked']]);
  await cancelAppointment(desk.staffAt(night.add({ hours: 1 })), { id: shops });
  expect(await changes()).toEqual([[kept, 'booked']]);
  const later = { cancelledAt: dateAt(night.add({ hours: 2 })), cancelledBy: 'visitor' as const };
  await desk.db.update(appointments).set(later).where(eq(appointments.id, early));
  expect(await changes()).toEqual([
    [early, 'cancelled'],
    [kept, 'booked'],
  ]);
  const attempt = listVisitorChanges(desk.visitor, { from: evening, to: morning });
  await expect(attempt).rejects.toMatchObject({ code: 'unauthenticated' });
});

function dateAt(at: Temporal.Instant): Date {
  return new Date(at.epochMilliseconds);
}
