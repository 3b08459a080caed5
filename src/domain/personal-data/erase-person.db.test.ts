import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { appointments, calendarOccupations } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { markAppointment, tellTruckReady } from '#src/domain/appointments/index.server.ts';
import { setInquiryStage } from '#src/domain/leads/index.server.ts';
import { readEnv } from '#src/server/env.ts';
import { createJobHandlers } from '#src/server/job-handlers.ts';
import { openMail } from '#src/server/open-mail.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { leaveEverything } from '#tests/factories/known-person.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { noBackups } from '#tests/fakes/no-backups.ts';
import { noFeedFiles } from '#tests/fakes/no-feed-files.ts';
import { markers } from '#tests/logs/markers.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { countHeld, erasePerson, exportPersonalData } from './index.server.ts';
import { readPerson } from './index.ts';
import { traceOf } from './trace-of.server.ts';

// Runs on both engines: patterns and JSON in SQL.

const database = await openTestDatabase();
const { db } = database;
const files = createMemoryFiles();
const visitor = createTestContext(db, { actor: { kind: 'visitor' }, files });
const manager = asStaff(visitor, 'manager');

const zenobia = {
  name: 'Zenobia Quist',
  email: 'zenobia.quist@example.org',
  phone: '(602) 555-0177',
  vin: markers.vin,
  startsAt: '2026-11-24T10:00-07:00',
};
const other = {
  name: 'Orla Brandt',
  email: 'orla.brandt@example.org',
  phone: '(602) 555-0178',
  startsAt: '2026-11-25T10:00-07:00',
};
const person = (typed: string) => readPerson(typed) ?? expect.fail(`nobody is ${typed}`);

beforeAll(async () => {
  const ctx = createTestContext(db);
  await seedVehicles(ctx, vehicles);
  await seedCatalog(ctx, catalogFile);
  await seedBookingShop(db);
  await seedJobs(ctx, jobsFile);
  await leaveEverything(visitor, zenobia);
  await leaveEverything(visitor, other);
  const [lead] = await db.select().from(leads).where(eq(leads.name, zenobia.name));
  await setInquiryStage(manager, { id: lead?.id ?? '', stage: 'contacted' });
  await finishTruck(zenobia.name);
});
afterAll(() => database.close());

/** The customer is told that the truck is ready. */
async function finishTruck(name: string): Promise<void> {
  const [visit] = await db.select().from(appointments).where(eq(appointments.name, name));
  const id = visit?.id ?? '';
  await markAppointment(manager, { id, state: 'finished', early: true });
  const finishedAt = manager.clock.now().toString();
  await tellTruckReady(createTestContext(db), { appointmentId: id, finishedAt });
}

/** Every row of every table, including the job queues, that contains one of these texts. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const query = sql`select count(*)::int as rows from ${sql.raw(name)} as t
      where t::text ilike ${`%${words}%`}`;
    const [hit] = (await db.execute<{ rows: number }>(query)).rows;
    if (hit?.rows) found.push(name.replace('public.', ''));
  }
  return found.sort();
}

test.each([
  ['(602) 555-0177', { kind: 'phone', value: '6025550177' }],
  [' Dana@Example.org ', { kind: 'email', value: 'dana@example.org' }],
  ['Dana Whitlock', null],
  ['%', null],
])('%j names %j', (typed, expected) => {
  expect(readPerson(typed)).toEqual(expected);
});

test('only who is responsible for it looks a person up or erases one', async () => {
  for (const role of ['front-desk', 'builder', 'editor'] as const) {
    const ctx = asStaff(visitor, role);
    await expect(countHeld(ctx, person(zenobia.email))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(erasePerson(ctx, person(zenobia.email))).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
});

test('everything that somebody left is found by their address and by their number alike', async () => {
  const held = await countHeld(manager, person(zenobia.email));
  expect(held).toMatchObject({
    leads: 2,
    leadNotes: 3,
    builds: 1,
    photos: 1,
    reminders: 1,
    appointments: 1,
    calendar: 1,
    requests: 1,
    waitingList: 1,
    candidates: 1,
    applications: 1,
    resumes: 1,
  });
  expect(held.mail).toBeGreaterThanOrEqual(4);
  expect((await countHeld(manager, person('602.555.0177'))).leads).toBe(1);
  expect((await countHeld(manager, person('nobody@example.org'))).leads).toBe(0);
});

test('what is handed over is one archive with all words and files, and nobody else’s', async () => {
  const archive = await exportPersonalData(manager, person(zenobia.email));
  const text = await new Response(archive).text();
  for (const word of ['Question', 'Note', 'Called', 'Gate code', 'Wish', 'Request', 'Experience']) {
    expect(text).toContain(`${word} of Zenobia Quist`);
  }
  expect(text).toContain('"letter": "truck-ready"');
  expect(text).toContain('"readyMailedAt": "2026-11-21T19:00:00.000Z"');
  expect(text).toContain(`"vin": "${markers.vin}"`);
  expect(text).toContain('Zenobia Quist.pdf');
  expect(text).toContain('%PDF-1.4');
  expect(text).not.toMatch(/Orla|capabilityHash/);
});

test('erased, a person is in no row of any table and in no file, and nobody else is touched', async () => {
  expect((await tablesWith('zenobia')).length).toBeGreaterThan(10);
  expect(await tablesWith(markers.vin)).toEqual(['leads']);
  const before = await tablesWith('orla');
  const [history] = await db.select({ rows: count() }).from(auditEntries);
  const held = await countHeld(manager, person(zenobia.email));
  expect(await erasePerson(manager, person(zenobia.email))).toEqual(held);
  expect(await tablesWith('zenobia')).toEqual([]);
  expect(await tablesWith('5550177')).toEqual([]);
  expect(await tablesWith(markers.vin)).toEqual([]);
  expect(await tablesWith('orla')).toEqual(before);
  expect(files.keys()).toHaveLength(2);
  const entries = await db.select().from(auditEntries);
  expect(entries).toHaveLength((history?.rows ?? 0) + 1);
  expect(entries.map(({ action }) => action)).toContain('leads.stage');
  expect(entries.at(-1)).toMatchObject({
    action: 'privacy.erase',
    actorName: 'Marisol',
    subjectName: '(erased)',
    detail: { counts: { leads: 2, photos: 1, resumes: 1 } },
  });
  const [taken] = await db.select({ rows: count() }).from(calendarOccupations);
  expect(taken?.rows).toBeGreaterThan(0);
});

test('erased again there is nothing, and the history says so', async () => {
  const counts = await erasePerson(manager, person(zenobia.email));
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
});

test('what waited for the person is never sent, and the files go even if the server ended', async () => {
  const server = await startMailServer();
  const noted: string[] = [];
  const env = readEnv({ SMTP_URL: server.url });
  const handlers = createJobHandlers({
    env,
    mail: openMail({ env, ...visitor }),
    systemContext: (reason) => ({ ...visitor, actor: { kind: 'system', reason } }),
    feedFiles: noFeedFiles,
    backups: { ...noBackups, noteErasure: async ({ trace }) => void noted.push(trace) },
  });
  await files.put('left-over', new Uint8Array(1));
  await visitor.jobs.enqueue(db, { name: 'delete-files', data: { keys: ['left-over', 'gone'] } });
  while ((await runTestJobs(db, handlers)) > 0);
  const mails = server.take();
  await server.close();
  expect(mails.flatMap(({ to }) => to)).toContain(other.email);
  expect(JSON.stringify(mails)).not.toMatch(/zenobia/i);
  expect(await files.exists('left-over')).toBe(false);
  expect(noted).toContain(traceOf(visitor, person(zenobia.email)));
  const waiting = await db.select().from(mailMessages).where(eq(mailMessages.state, 'queued'));
  expect(waiting).toEqual([]);
});
