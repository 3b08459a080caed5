import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { bookAppointment, freeTimes, holdSlot } from './index.server.ts';
import { TimeTakenError } from './index.ts';

// Runs on both engines: the calendar's lock.

let database: Database;
let visitor: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedBookingShop(database.db, { bays: 1 });
});
afterAll(() => database.close());

const people = 100;
// Fifty rounds take a minute on both engines: RACE_ROUNDS=50 npm run unit -- this file.
const rounds = Number(process.env.RACE_ROUNDS ?? 10);
const job = { service: 'fit-check', mode: 'wait' as const };
const crowd = Array.from({ length: people }, (_, person) => person);

function details(person: number) {
  const contact = `person${person}@example.org`;
  return { formId: randomUUID(), vehicle: '2021 Ford F-150', name: 'Dana', contact, note: '' };
}

/** Everybody at once; in half of the rounds they hold the time, in the others they book it. */
function rush(round: number, startsAt: string) {
  return Promise.allSettled(
    crowd.map((person) =>
      round % 2 === 0
        ? holdSlot(visitor, { ...job, startsAt })
        : bookAppointment(visitor, { ...job, startsAt, locale: 'en', details: details(person) }),
    ),
  );
}

test(`of ${people} people who want the same time one gets it, and the others see the next ones`, async () => {
  const free = await freeTimes(visitor, { ...job, from: '2026-11-23', to: '2027-01-15' });
  const wanted = free.filter((_, at) => at % 7 === 0).slice(0, rounds);
  expect(wanted).toHaveLength(rounds);
  for (const [round, { startsAt }] of wanted.entries()) {
    const ends = await rush(round, startsAt);
    const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(people - 1);
    for (const error of refused) {
      expect(error).toBeInstanceOf(TimeTakenError);
      expect(error.freeTimes).toHaveLength(5);
      expect(error.freeTimes.map((time: { startsAt: string }) => time.startsAt)).not.toContain(
        startsAt,
      );
    }
  }
  const [booked] = await database.db.select({ count: count() }).from(appointments);
  expect(booked?.count).toBe(rounds / 2);
  const [letters] = await database.db.select({ count: count() }).from(mailMessages);
  // One mail to the winner and one to the shop.
  expect(letters?.count).toBe(rounds);
}, 180_000);

test('the database refuses what the code would let through', async () => {
  const entry = {
    kind: 'block' as const,
    startsAt: new Date('2027-03-01T15:00Z'),
    endsAt: new Date('2027-03-01T17:00Z'),
  };
  const [one, other] = [randomUUID(), randomUUID()];
  await database.db.insert(calendarEntries).values([
    { ...entry, id: one },
    { ...entry, id: other },
  ]);
  const put = (entryId: string, resource: string, during: string) =>
    database.db.insert(calendarOccupations).values({ entryId, resource, during });
  await put(one, 'bay-1', '[2027-03-01T15:00Z,2027-03-01T17:00Z)');
  await expect(put(other, 'bay-1', '[2027-03-01T16:59Z,2027-03-01T18:00Z)')).rejects.toMatchObject({
    cause: { code: '23P01' },
  });
  await put(other, 'bay-1', '[2027-03-01T17:00Z,2027-03-01T18:00Z)');
  await put(other, 'bay-2', '[2027-03-01T15:00Z,2027-03-01T17:00Z)');
  await expect(put(other, 'bay-3', 'empty')).rejects.toMatchObject({ cause: { code: '23514' } });
});
