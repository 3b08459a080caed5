import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import {
  type BookingDesk,
  iso,
  openBookingDesk,
  tuesdayTen,
} from '#tests/factories/booking-desk.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  blockTime,
  cancelAppointment,
  listCalendar,
  readAppointment,
  remindOfAppointment,
  rescheduleAppointment,
  unblockTime,
} from './index.server.ts';

// Runs on both engines: the calendar's lock.

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const monday = '2026-11-23';

test('its owner moves it by the link; the old time is free and the letter says both', async () => {
  const { manageToken, calendarToken } = await desk.book(desk.visitor);
  await desk.db.delete(mailMessages);
  const startsAt = '2026-11-25T08:00-07:00';
  const moved = await rescheduleAppointment(desk.visitor, { token: manageToken, startsAt });
  expect(moved).toMatchObject({ startsAt: iso(startsAt), isUpcoming: true });
  expect(await desk.startsOn(desk.visitor, '2026-11-24')).toContain(iso(tuesdayTen));
  const [letter] = await desk.db.select().from(mailMessages);
  expect(letter).toMatchObject({
    letter: 'appointment-moved',
    data: { startsAt: iso(startsAt), oldStartsAt: iso(tuesdayTen) },
  });
  const forged = manageToken.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  for (const token of [forged, calendarToken, 'x', '']) {
    await expect(cancelAppointment(desk.visitor, { token })).rejects.toMatchObject({
      code: 'not-found',
    });
  }
});

test('an appointment may move over its own old time', async () => {
  const { manageToken: token } = await desk.book(desk.visitor);
  const startsAt = '2026-11-24T10:30-07:00';
  expect(await rescheduleAppointment(desk.visitor, { token, startsAt })).toMatchObject({
    startsAt: iso(startsAt),
  });
});

test('a move to a time that somebody has changes nothing', async () => {
  const { manageToken: token } = await desk.book(desk.visitor);
  const startsAt = '2026-11-25T10:00-07:00';
  await desk.book(desk.visitor, { startsAt });
  const failing = rescheduleAppointment(desk.visitor, { token, startsAt });
  await expect(failing).rejects.toMatchObject({ code: 'conflict', freeTimes: expect.any(Array) });
  expect(await readAppointment(desk.visitor, token)).toMatchObject({ startsAt: iso(tuesdayTen) });
  expect(await desk.db.select().from(calendarEntries)).toHaveLength(2);
});

test('cancelled it is free, stays readable, and cannot be cancelled or moved again', async () => {
  const { manageToken: token } = await desk.book(desk.visitor);
  await cancelAppointment(desk.visitor, { token, reason: ' Sold the truck\0 ' });
  expect(await desk.db.select().from(appointments)).toMatchObject([
    { cancelledBy: 'visitor', cancelReason: 'Sold the truck' },
  ]);
  expect(await desk.startsOn(desk.visitor, '2026-11-24')).toContain(iso(tuesdayTen));
  expect(await readAppointment(desk.visitor, token)).toMatchObject({
    isCancelled: true,
    isUpcoming: false,
  });
  await expect(cancelAppointment(desk.visitor, { token })).rejects.toMatchObject({
    code: 'conflict',
  });
  const again = rescheduleAppointment(desk.visitor, { token, startsAt: tuesdayTen });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  expect(await desk.letters()).toEqual([
    'appointment-booked',
    'appointment-cancelled',
    'appointment-news',
    'appointment-news',
  ]);
});

test('reading by the link changes nothing, and ends a month after the visit', async () => {
  const { manageToken } = await desk.book(desk.visitor);
  const before = await desk.db.select().from(appointments);
  await readAppointment(desk.visitor, manageToken);
  expect(await desk.db.select().from(appointments)).toEqual(before);
  const begun = desk.visitorAt(Temporal.Instant.from(tuesdayTen).add({ minutes: 1 }));
  expect(await readAppointment(begun, manageToken)).toMatchObject({ isUpcoming: false });
  const failing = cancelAppointment(begun, { token: manageToken });
  await expect(failing).rejects.toMatchObject({ code: 'conflict' });
  const old = desk.visitorAt(Temporal.Instant.from(tuesdayTen).add({ hours: 31 * 24 }));
  await expect(readAppointment(old, manageToken)).rejects.toMatchObject({ code: 'gone' });
});

test('the shop moves and cancels by id, with an entry in the audit; visitors may not', async () => {
  const { id } = await desk.book(desk.visitor);
  const startsAt = '2026-11-24T09:05-07:00';
  await rescheduleAppointment(desk.staff, { id, startsAt });
  await cancelAppointment(desk.staff, { id });
  const actions = (await desk.db.select().from(auditEntries)).map(({ action }) => action);
  expect(actions).toEqual(['appointments.move', 'appointments.cancel']);
  await expect(cancelAppointment(desk.visitor, { id })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await expect(desk.book(desk.visitor, { byShop: true })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('blocked time is not free; what stands there speaks against the block', async () => {
  await desk.book(desk.visitor);
  const day = { from: '2026-11-24T08:00-07:00', to: '2026-11-24T18:00-07:00', reason: 'Lift test' };
  await expect(blockTime(desk.staff, day)).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ text: 'Dana', path: new Date(tuesdayTen).toISOString() }],
  });
  const morning = { ...day, to: tuesdayTen, resources: ['bay-1'] };
  const id = await blockTime(desk.staff, morning);
  expect((await desk.startsOn(desk.visitor, '2026-11-24'))[0]).toBe(iso('2026-11-24T14:00-07:00'));
  const lines = await listCalendar(desk.staff, { from: day.from, to: day.to });
  expect(
    lines.map(({ kind, places, appointment }) => [
      kind,
      [...new Set(places.map(({ resource }) => resource))],
      appointment?.name,
    ]),
  ).toEqual([
    ['block', ['bay-1'], undefined],
    ['appointment', ['bay-1', 'hank-dobry', 'rack'], 'Dana'],
  ]);
  await unblockTime(desk.staff, id);
  await expect(unblockTime(desk.staff, id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(blockTime(desk.visitor, morning)).rejects.toMatchObject({ code: 'unauthenticated' });
  const backwards = blockTime(desk.staff, { ...morning, to: '2026-11-24T07:00-07:00' });
  await expect(backwards).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'to' }] });
  const nowhere = blockTime(desk.staff, { ...morning, resources: ['bay-99'] });
  await expect(nowhere).rejects.toMatchObject({ code: 'invalid' });
});

/** Runs the reminders as of a given time. */
async function remindAt(now: Temporal.Instant) {
  await desk.db.delete(mailMessages);
  await runTestJobs(desk.db, {
    'remind-of-appointment': (data) => remindOfAppointment(desk.system(now), data),
    'offer-freed-times': async () => {},
    'send-mail': async () => {},
  });
  return desk.letters();
}

test('a day before there is one reminder, for the time that it has now', async () => {
  const { manageToken: token } = await desk.book(desk.visitor);
  await rescheduleAppointment(desk.visitor, { token, startsAt: '2026-11-25T08:00-07:00' });
  expect(await remindAt(Temporal.Instant.from('2026-11-24T08:00-07:00'))).toEqual([
    'appointment-reminder',
  ]);
});

test('nobody is reminded of what was cancelled, or booked the day before', async () => {
  const { manageToken: token } = await desk.book(desk.visitor);
  await cancelAppointment(desk.visitor, { token });
  const check = { service: 'fit-check', mode: 'wait' as const };
  const sunday = desk.visitorAt(Temporal.Instant.from('2026-11-22T12:00-07:00'));
  await desk.book(sunday, { ...check, startsAt: `${monday}T08:00-07:00` });
  expect(await remindAt(Temporal.Instant.from('2026-11-23T07:00-07:00'))).toEqual([]);
});
