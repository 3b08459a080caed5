import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { appointments, calendarEntries, waitingList } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  acceptOffer,
  bookAppointment,
  cancelAppointment,
  freeTimes,
  joinWaitingList,
  leaveWaitingList,
  offerFreedTimes,
  readOffer,
  readWaitingEntry,
} from './index.server.ts';
import type { Appointment } from './index.ts';

let database: Database;
let visitor: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedBookingShop(database.db, { bays: 1 });
});
afterAll(() => database.close());
afterEach(async () => {
  for (const table of [waitingList, appointments, calendarEntries, mailMessages]) {
    await database.db.delete(table);
  }
  await offersAt(testNow);
});

// A full-day job: with one bay, one booking fills the day.
const job = { service: 'suspension-lift', mode: 'drop' as const, hours: 10 };
const tuesday = '2026-12-01';
const startsAt = `${tuesday}T08:00-07:00`;
const person = (name: string) => ({
  formId: randomUUID(),
  vehicle: '2021 Ford F-150',
  name,
  contact: `${name.toLowerCase()}@example.org`,
  note: '',
});
const at = (now: Temporal.Instant, actor: Ctx['actor']) =>
  createTestContext(database.db, { actor, clock: { now: () => now } });

function book(name: string, start = startsAt): Promise<Appointment> {
  return bookAppointment(visitor, { ...job, startsAt: start, locale: 'en', details: person(name) });
}

let waiting = 0;
/** Each waits one second longer than the one before. */
async function wait(name: string, appointment?: Appointment) {
  waiting += 1;
  const then = at(testNow.subtract({ seconds: 60 - waiting }), { kind: 'visitor' });
  await joinWaitingList(then, {
    ...job,
    locale: 'en',
    details: { ...person(name), fromDate: tuesday, untilDate: tuesday },
    appointment: appointment && { token: appointment.manageToken },
  });
}

/** Offers what is free at a given time; returns who is written to, with the tokens in the letter. */
async function offersAt(now: Temporal.Instant) {
  await database.db.delete(mailMessages);
  await runTestJobs(database.db, {
    'offer-freed-times': () => offerFreedTimes(at(now, { kind: 'system', reason: 'test' })),
    'remind-of-appointment': async () => {},
    'send-mail': async () => {},
  });
  const rows = await database.db.select().from(mailMessages);
  const token = (url: unknown) => String(url).split('/').at(-1) ?? '';
  return rows.map(({ recipient, data }) => ({
    to: recipient,
    accept: token(data.acceptUrl),
    leave: token(data.leaveUrl),
    heldUntil: data.heldUntil,
  }));
}

test('a freed time is kept for the first who waits, two open hours long, and becomes theirs', async () => {
  const { manageToken } = await book('Dana');
  await wait('Ana');
  await wait('Ben');
  expect(await offersAt(testNow)).toEqual([]);
  await cancelAppointment(visitor, { token: manageToken });
  const [offer, ...more] = await offersAt(testNow);
  expect(more).toEqual([]);
  // Saturday noon: one hour until the shop closes, and one on Monday.
  expect(offer).toMatchObject({ to: 'ana@example.org', heldUntil: '2026-11-23T16:00:00Z' });
  expect(await freeTimes(visitor, { ...job, from: tuesday, to: tuesday })).toEqual([]);
  expect(await readOffer(visitor, offer?.accept ?? '')).toMatchObject({ hasAppointment: false });
  const taken = await acceptOffer(visitor, offer?.accept ?? '');
  expect(taken).toMatchObject({ name: 'Ana', startsAt: `${tuesday}T15:00:00Z` });
  await expect(acceptOffer(visitor, offer?.accept ?? '')).rejects.toMatchObject({ code: 'gone' });
});

test('an offer that nobody answers goes to the next, and not back', async () => {
  const { manageToken } = await book('Dana');
  await wait('Ana');
  await wait('Ben');
  await cancelAppointment(visitor, { token: manageToken });
  const [first] = await offersAt(testNow);
  const later = Temporal.Instant.from('2026-11-23T16:00:00Z');
  const [next, ...more] = await offersAt(later);
  expect(more).toEqual([]);
  expect(next?.to).toBe('ben@example.org');
  const late = acceptOffer(at(later, { kind: 'visitor' }), first?.accept ?? '');
  await expect(late).rejects.toMatchObject({ code: 'gone' });
  expect(await offersAt(later.add({ hours: 72 }))).toEqual([]);
  const outcomes = (await database.db.select().from(waitingList)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['lapsed', 'lapsed']);
});

test('who has an appointment is offered earlier times only, and gives up the later one', async () => {
  const first = await book('Dana');
  const second = await book('Ana', '2026-12-02T08:00-07:00');
  await wait('Ana', second);
  await cancelAppointment(visitor, { token: first.manageToken });
  const [offer] = await offersAt(testNow);
  const moved = await acceptOffer(visitor, offer?.accept ?? '');
  expect(moved).toMatchObject({ id: second.id, startsAt: `${tuesday}T15:00:00Z` });
  const freed = await freeTimes(visitor, { ...job, from: '2026-12-02', to: '2026-12-02' });
  expect(freed[0]?.startsAt).toBe('2026-12-02T15:00:00Z');
});

test('who leaves the list gives back what was offered; the link of one purpose is good for no other', async () => {
  const { manageToken } = await book('Dana');
  await wait('Ana');
  await wait('Ben');
  await cancelAppointment(visitor, { token: manageToken });
  const [offer] = await offersAt(testNow);
  await expect(leaveWaitingList(visitor, offer?.accept ?? '')).rejects.toMatchObject({
    code: 'not-found',
  });
  const { leaveToken } = await readOffer(visitor, offer?.accept ?? '');
  expect(leaveToken).toBe(offer?.leave);
  expect(await readWaitingEntry(visitor, leaveToken)).toMatchObject({
    vehicle: '2021 Ford F-150',
    isOpen: true,
  });
  await leaveWaitingList(visitor, leaveToken);
  await leaveWaitingList(visitor, leaveToken);
  expect(await readWaitingEntry(visitor, leaveToken)).toMatchObject({ isOpen: false });
  expect((await offersAt(testNow)).map(({ to }) => to)).toEqual(['ben@example.org']);
});

test.each([
  [{ contact: '6025550199' }, 'contact'],
  [{ fromDate: '2026-12-02' }, 'untilDate'],
])('%j is refused beside its field', async (wrong, path) => {
  const days = { fromDate: tuesday, untilDate: tuesday };
  const failing = joinWaitingList(visitor, {
    ...job,
    locale: 'en',
    details: { ...person('Ana'), ...days, ...wrong },
  });
  await expect(failing).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] });
});
