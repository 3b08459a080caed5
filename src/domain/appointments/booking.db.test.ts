import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type BookingDesk,
  bookingDetails,
  iso,
  levelingJob,
  openBookingDesk,
  tuesdayTen,
} from '#tests/factories/booking-desk.ts';
import { testNow } from '#tests/factories/context.ts';
import { freeTimes, holdSlot, releaseHold } from './index.server.ts';

// Runs on both engines: time ranges and the calendar's lock.

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const monday = '2026-11-23';
const lift = { service: 'suspension-lift', mode: 'drop' as const };

test('what is held is not free for others, until the hold runs out', async () => {
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  expect(hold.heldUntil).toBe(testNow.add({ minutes: 10 }).toString());
  await expect(desk.book(desk.visitor)).rejects.toMatchObject({ code: 'conflict' });
  expect(await desk.startsOn(desk.visitor, '2026-11-24')).not.toContain(iso(tuesdayTen));
  const later = desk.visitorAt(testNow.add({ minutes: 10 }));
  expect(await desk.startsOn(later, '2026-11-24')).toContain(iso(tuesdayTen));
  await desk.book(later);
});

test('a hold becomes an appointment with nobody in between', async () => {
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  const booked = await desk.book(desk.visitor, { hold: hold.id });
  expect(booked).toMatchObject({
    startsAt: iso(tuesdayTen),
    readyBy: iso('2026-11-24T14:00-07:00'),
  });
  const [entry, ...more] = await desk.db.select().from(calendarEntries);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ id: hold.id, kind: 'appointment', expiresAt: null });
  expect(await desk.letters()).toEqual(['appointment-booked', 'appointment-news']);
});

test('an expired hold can still be booked while the time is free', async () => {
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  const later = desk.visitorAt(testNow.add({ minutes: 11 }));
  expect(await desk.book(later, { hold: hold.id })).toMatchObject({ startsAt: iso(tuesdayTen) });
});

test('… and when somebody has it, the next free times come with the refusal', async () => {
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  const later = desk.visitorAt(testNow.add({ minutes: 11 }));
  await desk.book(later);
  const refused = await desk.book(later, { hold: hold.id }).catch((error: unknown) => error);
  const next = await freeTimes(later, {
    ...levelingJob,
    from: '2026-11-24',
    to: '2026-12-24',
    limit: 5,
  });
  expect(next).toHaveLength(5);
  expect(refused).toMatchObject({ code: 'conflict', freeTimes: next });
});

test('who stops between hold and booking leaves nothing', async () => {
  await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  const dying: Ctx = {
    ...desk.visitor,
    jobs: { enqueue: () => Promise.reject(new Error('the process was killed')) },
  };
  const hold = await holdSlot(desk.visitor, { ...levelingJob, startsAt: '2026-11-25T10:00-07:00' });
  const failing = desk.book(dying, { startsAt: '2026-11-25T10:00-07:00', hold: hold.id });
  await expect(failing).rejects.toThrow('the process was killed');
  expect(await desk.db.select().from(appointments)).toEqual([]);
  expect(await desk.letters()).toEqual([]);
  await desk.book(desk.visitorAt(testNow.add({ minutes: 30 })));
  const kinds = (await desk.db.select().from(calendarEntries)).map(({ kind }) => kind);
  expect(kinds).toEqual(['appointment']);
});

test('one visitor has one hold: another choice gives the first one back', async () => {
  const first = await holdSlot(desk.visitor, { ...levelingJob, startsAt: tuesdayTen });
  const second = await holdSlot(desk.visitor, {
    ...levelingJob,
    startsAt: '2026-11-24T10:30-07:00',
    instead: first.id,
  });
  await releaseHold(desk.visitor, second.id);
  expect(await desk.db.select().from(calendarOccupations)).toEqual([]);
  await releaseHold(desk.visitor, 'no id');
});

test('the same form sent twice is one appointment', async () => {
  const same = bookingDetails();
  const [one, other] = await Promise.all([
    desk.book(desk.visitor, { details: same }),
    desk.book(desk.visitor, { details: same }),
  ]);
  expect(other?.id).toBe(one?.id);
  expect(await desk.letters()).toHaveLength(2);
});

test.each([
  ['2026-11-21T09:00-07:00', 'past'],
  ['2026-11-23T07:30-07:00', 'closed'],
  ['2026-11-22T10:00-07:00', 'closed'],
  ['2026-11-26T10:00-07:00', 'closed'],
  ['2026-11-23T09:10-07:00', 'off-grid'],
  ['2027-02-01T10:00-07:00', 'too-far'],
  ['2226-11-21T10:00-07:00', 'too-far'],
  ['next Tuesday', 'off-grid'],
  ['2026-11-24T10:00', 'off-grid'],
])('nobody books a fit check for %s', async (startsAt, reason) => {
  const failing = holdSlot(desk.visitor, { service: 'fit-check', mode: 'wait', startsAt });
  const issues = [{ path: 'startsAt', reason: `appointments.${reason}` }];
  await expect(failing).rejects.toMatchObject({ code: 'invalid', issues });
});

test.each([
  [{ service: 'suspension-lift', mode: 'drop' as const }, 'too-soon'],
  [{ ...levelingJob, mode: 'wait' as const }, 'too-long-to-wait'],
  [{ ...levelingJob, notBefore: '2026-11-30' }, 'parts-away'],
  [{ ...levelingJob, service: 'car-wash' }, 'no-service'],
])('%j is refused with a reason', async (input, reason) => {
  await expect(holdSlot(desk.visitor, { ...input, startsAt: tuesdayTen })).rejects.toMatchObject({
    told: { reason: `appointments.${reason}` },
  });
});

test('a fourteen-hour build started on Friday occupies its bay until Monday', async () => {
  const startsAt = '2026-12-04T13:00-07:00';
  const booked = await desk.book(desk.visitor, { ...lift, hours: 14, startsAt });
  expect(booked.readyBy).toBe(iso('2026-12-07T13:00-07:00'));
  const rows = await desk.db.select().from(calendarOccupations);
  const byResource = Object.groupBy(rows, ({ resource }) => resource);
  expect(byResource['bay-1']).toHaveLength(1);
  expect(byResource['hank-dobry']).toHaveLength(3);
  expect(byResource.rack).toHaveLength(1);
  expect(await desk.startsOn(desk.visitor, '2026-12-05')).toEqual([]);
  expect((await desk.startsOn(desk.visitor, '2026-12-07'))[0]).toBe(iso('2026-12-07T13:00-07:00'));
});

test('visitors fill a day up to the cap of a service; the shop may go beyond', async () => {
  const check = { service: 'fit-check', mode: 'wait' as const };
  for (let half = 0; half < 8; half += 1) {
    const startsAt = Temporal.Instant.from(`${monday}T08:00-07:00`).add({ minutes: 30 * half });
    await desk.book(desk.visitor, { ...check, startsAt: startsAt.toString() });
  }
  const late = `${monday}T16:00-07:00`;
  expect(await desk.startsOn(desk.visitor, monday, check)).toEqual([]);
  await expect(desk.book(desk.visitor, { ...check, startsAt: late })).rejects.toMatchObject({
    code: 'conflict',
  });
  await desk.book(desk.staff, { ...check, startsAt: late, byShop: true });
  const [entry] = await desk.db.select().from(auditEntries);
  expect(entry).toMatchObject({ action: 'appointments.book', actorName: 'Lupita' });
});

test('who left a phone number is written to by nobody', async () => {
  await desk.book(desk.visitor, { details: { ...bookingDetails(), contact: '(602) 555-0199' } });
  expect(await desk.letters()).toEqual(['appointment-news']);
  const [row] = await desk.db.select().from(appointments);
  expect(row).toMatchObject({ contact: '+16025550199', contactKind: 'phone' });
});
