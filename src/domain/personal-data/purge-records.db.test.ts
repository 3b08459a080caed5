import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { appointments } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import type { Ctx } from '#src/domain/context.ts';
import { mergeInquiries, setInquiryStage } from '#src/domain/leads/index.server.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { leaveEverything } from '#tests/factories/known-person.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { countHeld, purgeRecords } from './index.server.ts';
import { readPerson } from './index.ts';

// Runs on both engines: ages of rows in SQL.

const database = await openTestDatabase();
const { db } = database;
const files = createMemoryFiles();
const visitor = createTestContext(db, { actor: { kind: 'visitor' }, files });
const system = createTestContext(db, { files });
let luis: Ctx;

const rosa = {
  name: 'Rosa Delgado',
  email: 'rosa@example.org',
  phone: '(602) 555-0177',
  startsAt: '2026-11-24T10:00-07:00',
};

beforeAll(async () => {
  await seedVehicles(system, vehicles);
  await seedCatalog(system, catalogFile);
  await seedBookingShop(db);
  await seedJobs(system, jobsFile);
  luis = { ...(await addStaff(system, 'manager', 'Luis')), files };
  await leaveEverything(visitor, rosa);
});
afterAll(() => database.close());

/** This long after the day of the tests, by the shop's clock. */
const later = (duration: Temporal.DurationLike) =>
  testNow.toZonedDateTimeISO('America/Phoenix').add(duration).toInstant();
const purge = (duration: Temporal.DurationLike) =>
  purgeRecords({ ...system, clock: { now: () => later(duration) } });
const namesLeft = async () => (await db.select().from(leads)).map(({ name }) => name).sort();

test('a day before its time nothing goes, but mail that was sent long ago', async () => {
  await db
    .update(mailMessages)
    .set({ state: 'sent' })
    .where(eq(mailMessages.recipient, rosa.email));
  const before = await db.$count(mailMessages);
  expect(await purge({ days: 89 })).toBe(0);
  expect(await purge({ days: 91 })).toBeGreaterThan(0);
  const waiting = await db.select().from(mailMessages);
  expect(waiting.length).toBeLessThan(before);
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['queued']));
  expect(await db.$count(leads)).toBe(2);
  expect(await db.$count(appointments)).toBe(1);
});

test('spam goes after a month, a message after twelve, unless somebody was in touch since', async () => {
  const createdAt = new Date(testNow.epochMilliseconds);
  const add = (name: string) =>
    addMessage(system, { name, contact: `${name}@example.org`, createdAt });
  const [spam, kept, merged] = [await add('bot'), await add('kept'), await add('merged')];
  await setInquiryStage(luis, { id: spam, stage: 'spam' });
  const soon = { ...luis, clock: { now: () => later({ months: 5 }) } };
  await mergeInquiries(soon, { id: kept, otherId: merged });

  await purge({ days: 29 });
  expect(await namesLeft()).toContain('bot');
  await purge({ days: 31 });
  expect(await namesLeft()).toEqual([rosa.name, rosa.name, 'kept', 'merged']);
  await purge({ months: 13 });
  expect(await namesLeft()).toEqual([rosa.name, 'kept', 'merged']);
  await purge({ months: 18 });
  expect(await namesLeft()).toEqual([rosa.name]);
});

test('builds, appointments and waiting lists go after 24 months with their files and names', async () => {
  const [photo] = await db.select().from(buildPhotos);
  expect(await files.exists(photo?.key ?? '')).toBe(true);
  await purge({ months: 23 });
  expect(await db.$count(appointments)).toBe(1);
  await purge({ months: 25 });
  expect(await files.exists(photo?.key ?? '')).toBe(false);
  const person = readPerson(rosa.email) ?? expect.fail('nobody');
  const counts = await countHeld({ ...luis }, person);
  // Applications have their own retention period.
  const left = Object.entries(counts).filter(([, count]) => count > 0);
  expect(left.map(([name]) => name)).toEqual(
    expect.not.arrayContaining(['leads', 'appointments', 'requests', 'waitingList', 'builds']),
  );
  const history = await db.select().from(auditEntries).where(eq(auditEntries.subjectKind, 'lead'));
  expect(history.map(({ subjectName }) => subjectName)).not.toContain('kept');
});
