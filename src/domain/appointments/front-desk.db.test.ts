import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitingList } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import {
  type BookingDesk,
  bookingDetails,
  iso,
  levelingJob,
  openBookingDesk,
  tuesdayTen,
} from '#tests/factories/booking-desk.ts';
import {
  blockTime,
  cancelAppointment,
  createFeed,
  endWaiting,
  freeTimesForShop,
  getVisit,
  joinWaitingList,
  listCalendar,
  listFeeds,
  listVisits,
  listWaiting,
  markAppointment,
  readShopCalendar,
  rescheduleAppointment,
  revokeFeed,
} from './index.server.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const week = { from: '2026-11-23T00:00-07:00', to: '2026-11-30T00:00-07:00' };

async function placesOf(id: string): Promise<string[]> {
  return (await getVisit(desk.staff, id)).resources;
}

test('a conflicting move changes nothing and tells staff what is in the way', async () => {
  const { id } = await desk.book(desk.visitor);
  const other = { ...bookingDetails(), name: 'Ruben' };
  await desk.book(desk.visitor, { details: other, startsAt: '2026-11-25T10:00-07:00' });
  const before = await listCalendar(desk.staff, week);
  const move = { id, startsAt: '2026-11-25T11:00-07:00' };
  await expect(rescheduleAppointment(desk.staff, move)).rejects.toMatchObject({
    code: 'conflict',
    clashes: [{ resource: 'bay-1', by: { kind: 'appointment', name: 'Ruben' } }, expect.anything()],
  });
  await blockTime(desk.staff, { ...{ from: week.to, to: '2026-12-02T00:00Z' }, reason: 'Floor' });
  const onBlock = { id, startsAt: '2026-12-01T09:00-07:00' };
  await expect(rescheduleAppointment(desk.staff, onBlock)).rejects.toMatchObject({
    clashes: expect.arrayContaining([
      { resource: 'bay-1', by: expect.objectContaining({ kind: 'block', name: 'Floor' }) },
    ]),
  });
  expect(await listCalendar(desk.staff, week)).toEqual(before);
  const shut = rescheduleAppointment(desk.staff, { id, startsAt: '2026-11-26T10:00-07:00' });
  await expect(shut).rejects.toMatchObject({
    code: 'invalid',
    told: { reason: 'appointments.closed' },
  });
});

test('the customer is notified of another time, not of another technician', async () => {
  const { id } = await desk.book(desk.visitor);
  const [, , person] = await placesOf(id);
  await desk.db.delete(mailMessages);
  const only = ['wes-tolliver'];
  expect(person).not.toBe('wes-tolliver');
  await rescheduleAppointment(desk.staff, { id, startsAt: tuesdayTen, only });
  expect(await placesOf(id)).toContain('wes-tolliver');
  expect(await desk.letters()).toEqual([]);
  const startsAt = '2026-11-24T11:00-07:00';
  await rescheduleAppointment(desk.staff, { id, startsAt, tell: false });
  // Whoever had it keeps it.
  expect(await placesOf(id)).toContain('wes-tolliver');
  expect(await desk.letters()).toEqual([]);
  await rescheduleAppointment(desk.staff, { id, startsAt: tuesdayTen });
  expect(await desk.letters()).toEqual(['appointment-moved']);
});

test('the shop gives times without notice, and over the old time of what it moves', async () => {
  const soon = { from: '2026-11-23', to: '2026-11-24' };
  const forVisitors = await desk.startsOn(desk.visitor, '2026-11-23');
  const forShop = await freeTimesForShop(desk.staff, { work: levelingJob, ...soon });
  expect(forShop.length).toBeGreaterThan(forVisitors.length);
  const { id } = await desk.book(desk.visitor);
  const starts = async (work: { id: string } | typeof levelingJob) => {
    const times = await freeTimesForShop(desk.staff, { work, ...soon });
    return times.map(({ startsAt }) => startsAt);
  };
  expect(await starts({ id })).toContain(iso('2026-11-24T10:30-07:00'));
  expect(await starts(levelingJob)).not.toContain(iso('2026-11-24T10:30-07:00'));
});

test('who did not come gets a new time by being moved', async () => {
  const { id } = await desk.book(desk.visitor);
  await markAppointment(desk.staff, { id, state: 'missed', early: true });
  expect(await listCalendar(desk.staff, week)).toEqual([]);
  expect(await listVisits(desk.staff, week)).toMatchObject([{ id, state: 'missed' }]);
  await rescheduleAppointment(desk.staff, { id, startsAt: tuesdayTen });
  expect(await listCalendar(desk.staff, week)).toMatchObject([
    { appointment: { id, state: 'expected' }, places: expect.any(Array) },
  ]);
});

test('what is done is neither moved nor cancelled', async () => {
  const { id } = await desk.book(desk.visitor);
  await markAppointment(desk.staff, { id, state: 'finished', early: true });
  const moving = rescheduleAppointment(desk.staff, { id, startsAt: '2026-11-25T10:00-07:00' });
  await expect(moving).rejects.toMatchObject({ code: 'conflict' });
  const cancelling = cancelAppointment(desk.staff, { id });
  await expect(cancelling).rejects.toMatchObject({ code: 'conflict' });
});

test('the shop cancels with a reason, and without a mail when it has called', async () => {
  const { id } = await desk.book(desk.visitor);
  await desk.db.delete(mailMessages);
  await cancelAppointment(desk.staff, { id, reason: 'The kit is late', tell: false });
  expect(await desk.letters()).toEqual([]);
  expect(await getVisit(desk.staff, id)).toMatchObject({
    state: 'cancelled',
    cancelledBy: 'shop',
    cancelReason: 'The kit is late',
    resources: [],
  });
  expect(await listVisits(desk.staff, week)).toEqual([]);
});

test('the shop sees who waits, and takes off who said so', async () => {
  const { contact, ...who } = bookingDetails();
  const days = { fromDate: '2026-11-24', untilDate: '2026-11-28' };
  const details = { ...who, ...days, contact };
  await joinWaitingList(desk.visitor, { ...levelingJob, details, locale: 'en' });
  const [waiting] = await listWaiting(desk.staff);
  expect(waiting).toMatchObject({ name: 'Dana', ...days, offer: null });
  await endWaiting(desk.staff, waiting?.id ?? '');
  expect(await listWaiting(desk.staff)).toEqual([]);
  await expect(endWaiting(desk.staff, waiting?.id ?? '')).rejects.toMatchObject({
    code: 'not-found',
  });
  await desk.db.delete(waitingList);
});

test('a secret address shows the whole calendar until it is revoked', async () => {
  await desk.book(desk.visitor);
  const friday = { from: '2026-11-27T08:00-07:00', to: week.to };
  await blockTime(desk.staff, { ...friday, resources: ['rack'], reason: 'Calibration' });
  await createFeed(desk.staff, { name: 'Screen in the office' });
  const [feed] = await listFeeds(desk.staff);
  const token = feed?.url.split('/').at(-1) ?? '';
  const file = await readShopCalendar(desk.visitor, token);
  expect(file).toContain('SUMMARY:Dana: Leveling kit');
  expect(file).toContain('DTSTART:20261124T170000Z');
  expect(file).toContain('SUMMARY:Blocked: Calibration');
  expect(file).not.toContain('dana@example.org');
  const forged = token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  for (const other of [forged, '', 'feed.x.y']) {
    await expect(readShopCalendar(desk.visitor, other)).rejects.toMatchObject({
      code: 'not-found',
    });
  }
  await revokeFeed(desk.staff, feed?.id ?? '');
  await expect(readShopCalendar(desk.visitor, token)).rejects.toMatchObject({ code: 'not-found' });
  expect(await listFeeds(desk.staff)).toEqual([]);
});

test('visitors read none of it', async () => {
  const day = { from: '2026-11-24', to: '2026-11-24' };
  for (const read of [
    () => listCalendar(desk.visitor, week),
    () => listVisits(desk.visitor, week),
    () => listWaiting(desk.visitor),
    () => listFeeds(desk.visitor),
    () => freeTimesForShop(desk.visitor, { work: levelingJob, ...day }),
  ]) {
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});
