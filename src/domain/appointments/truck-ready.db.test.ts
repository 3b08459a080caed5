import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointments } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Job } from '#src/domain/jobs.ts';
import {
  type BookingDesk,
  bookingDetails,
  openBookingDesk,
} from '#tests/factories/booking-desk.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  cancelAppointment,
  getVisit,
  type MarkedState,
  markAppointment,
  rescheduleAppointment,
  tellTruckReady,
} from './index.server.ts';

// Runs on both engines: two processes with the same job.

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const two = Temporal.Instant.from('2026-11-24T14:00-07:00');
const afterTwo = (minutes: number) => two.add({ seconds: minutes * 60 });
let id = '';
beforeEach(async () => {
  ({ id } = await desk.book(desk.visitor));
});

const mark = (state: MarkedState, minutes: number) =>
  markAppointment(desk.staffAt(afterTwo(minutes)), { id, state });

type Mark = Extract<Job, { name: 'tell-truck-ready' }>['data'];

/** Takes the jobs from the queue, also those of a later time, by mark. */
async function waitingJobs(): Promise<Mark[]> {
  const found: Mark[] = [];
  const ignore = async () => {};
  await runTestJobs(desk.db, {
    'send-mail': ignore,
    'remind-of-appointment': ignore,
    'offer-freed-times': ignore,
    'ask-for-review': ignore,
    'tell-truck-ready': async (job) => void found.push(job),
  });
  return found.sort((one, other) => one.finishedAt.localeCompare(other.finishedAt));
}

/** Does the jobs that wait as if it were this many minutes past two. */
async function runJobs(minutes: number): Promise<void> {
  const system = desk.system(afterTwo(minutes));
  for (const job of await waitingJobs()) await tellTruckReady(system, job);
}

const letters = () =>
  desk.db.select().from(mailMessages).where(eq(mailMessages.letter, 'truck-ready'));

async function stepNames(): Promise<string[]> {
  return (await getVisit(desk.staffAt(two), id)).steps.map(({ name }) => name);
}

test('who left a truck is mailed when it is ready and until when the shop is open', async () => {
  await mark('finished', 0);
  expect(await getVisit(desk.staffAt(two), id)).toMatchObject({
    readyNotice: { kind: 'soon', at: afterTwo(2).toString() },
  });
  expect(await letters()).toEqual([]);
  await runJobs(2);
  expect(await letters()).toMatchObject([
    {
      recipient: 'dana@example.org',
      locale: 'en',
      data: {
        truck: '2021 Ford F-150',
        pickup: { isOpen: true, closesAt: '2026-11-25T01:00:00Z' },
        contactUrl: 'http://shop.test/contact',
      },
    },
  ]);
  const { steps, readyNotice } = await getVisit(desk.staffAt(two), id);
  expect(steps.at(-1)).toEqual({ name: 'told', at: '2026-11-24T21:02:00.000Z' });
  expect(readyNotice).toBeNull();
});

test('a mark that is taken back mails nothing; the next one has its own two minutes', async () => {
  await mark('finished', 0);
  await mark('started', 1);
  await runJobs(2);
  expect(await letters()).toEqual([]);
  await mark('finished', 10);
  await mark('started', 11);
  await mark('finished', 11.5);
  const [first, second, ...others] = await waitingJobs();
  expect(others).toEqual([]);
  for (const [job, minutes] of [
    [first, 12],
    [second, 13.5],
  ] as const) {
    if (job) await tellTruckReady(desk.system(afterTwo(minutes)), job);
  }
  expect(await letters()).toHaveLength(1);
  expect((await getVisit(desk.staffAt(two), id)).steps.at(-1)).toMatchObject({
    at: new Date(afterTwo(13.5).epochMilliseconds).toISOString(),
  });
});

test('a truck is mailed about once, however often it is marked and whoever has the job', async () => {
  await mark('finished', 0);
  const [job] = await waitingJobs();
  if (!job) throw new Error('No job was queued');
  const systems = [2, 2, 3].map((minutes) => desk.system(afterTwo(minutes)));
  await Promise.all(systems.map((system) => tellTruckReady(system, job)));
  await mark('started', 20);
  expect(await getVisit(desk.staffAt(two), id)).toMatchObject({ readyNotice: { kind: 'told' } });
  await mark('finished', 30);
  await runJobs(32);
  expect(await letters()).toHaveLength(1);
  // Its history is in order.
  expect(await stepNames()).toEqual(['booked', 'arrived', 'started', 'told', 'finished']);
});

test('an appointment that moves to another day is another visit with its own letter', async () => {
  await mark('finished', 0);
  await runJobs(2);
  await mark('started', 20);
  const startsAt = '2026-11-25T10:00-07:00';
  await rescheduleAppointment(desk.staffAt(two), { id, startsAt });
  expect(await stepNames()).toEqual(['booked']);
  const wednesday = Temporal.Instant.from('2026-11-25T15:00-07:00');
  await markAppointment(desk.staffAt(wednesday), { id, state: 'finished' });
  await runJobs(26 * 60);
  expect(await letters()).toHaveLength(2);
});

test('nobody is mailed who waits, has no address, or was canceled, nor without a mail server', async () => {
  await mark('finished', 0);
  const [job] = await waitingJobs();
  if (!job) throw new Error('No job was queued');
  await tellTruckReady({ ...desk.system(afterTwo(2)), sendsMail: false }, job);
  expect(await stepNames()).not.toContain('told');
  await mark('started', 1);
  await cancelAppointment(desk.staffAt(two), { id });
  await tellTruckReady(desk.system(afterTwo(2)), job);
  const [wednesday, friday] = ['2026-11-25T08:00-07:00', '2026-11-27T08:00-07:00'];
  const details = { ...bookingDetails(), contact: '(480) 555-0123' };
  const phone = await desk.book(desk.staff, { details, startsAt: wednesday, byShop: true });
  const waits = { mode: 'wait' as const, service: 'alignment', hours: 1 };
  const waiter = await desk.book(desk.staff, { ...waits, startsAt: friday, byShop: true });
  for (const one of [phone, waiter]) {
    await markAppointment(desk.staffAt(two), { id: one.id, state: 'finished', early: true });
  }
  expect(await waitingJobs()).toEqual([]);
  expect(await letters()).toEqual([]);
});

test('a truck that is done before its day is ready all the same, in the customer’s language', async () => {
  await desk.db.delete(appointments);
  await desk.clear();
  ({ id } = await desk.book(desk.visitor, { locale: 'es' }));
  const sunday = Temporal.Instant.from('2026-11-22T09:00-07:00');
  await markAppointment(desk.staffAt(sunday), { id, state: 'finished', early: true });
  const [job] = await waitingJobs();
  if (job) await tellTruckReady(desk.system(sunday.add({ minutes: 2 })), job);
  const [letter] = await letters();
  expect(letter).toMatchObject({
    locale: 'es',
    // Closed that day: the letter names the next one, not the appointment's.
    data: {
      pickup: { isOpen: false, opensAt: expect.stringMatching(/^2026-11-23T/) },
      contactUrl: 'http://shop.test/es/contact',
    },
  });
});
