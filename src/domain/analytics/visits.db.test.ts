import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { visitEvents, visitSalts } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { visitOf } from '#tests/factories/visits.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { purgeVisits, recordReportedEvent } from './index.server.ts';
import type { ReportedEvent } from './index.ts';

// Runs on both engines: concurrent counting.

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' }, visit: visitOf() });
  await seedShopRecords(database.db);
});
beforeEach(async () => {
  await database.db.delete(visitEvents);
  await database.db.delete(visitSalts);
});
afterAll(() => database.close());

const at = (moment: string, parts: Partial<Ctx> = {}): Ctx => ({
  ...ctx,
  clock: { now: () => Temporal.Instant.from(moment) },
  ...parts,
});
const see = (own: Ctx, parts: Partial<ReportedEvent> = {}) =>
  recordReportedEvent(own, { n: 'page_view', u: 'https://shop.test/services', ...parts });
const readEvents = () => database.db.select().from(visitEvents).orderBy(visitEvents.id);

test('one visitor is one for a day of the shop, and nobody’s the day after', async () => {
  await see(at('2026-11-22T06:59:00Z'));
  await see(at('2026-11-22T07:00:00Z'));
  await see(at('2026-11-23T06:59:00Z'));
  await see(at('2026-11-22T20:00:00Z', { visit: visitOf({ ip: '198.51.100.9' }) }));
  const [before, one, same, other] = await readEvents();
  expect([before?.day, one?.day, same?.day]).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
  expect(same?.visitor).toBe(one?.visitor);
  expect(new Set([before?.visitor, one?.visitor, other?.visitor]).size).toBe(3);
});

test('the key of a day is gone with the next one, and what it made cannot be made again', async () => {
  await see(at('2026-11-22T20:00:00Z'));
  await see(at('2026-11-23T20:00:00Z'));
  const salts = await database.db.select().from(visitSalts);
  expect(salts.map(({ purpose }) => purpose)).toEqual(['day 2026-11-23']);
  await see(at('2026-11-22T20:00:00Z'));
  const [first, , again] = await readEvents();
  expect(again?.visitor).not.toBe(first?.visitor);
});

test('of an event neither address, network, browser nor query stays', async () => {
  const u = 'https://shop.test/es/build/s/SECRET123?utm_source=Mail&email=dana@example.org';
  await see(ctx, { u, r: 'https://forum.example/t/dana' });
  await see(ctx, { n: 'outbound', d: 'https://maps.example/dir?to=Dana' });
  await see(ctx, { n: 'file', d: 'https://shop.test/f/care.pdf?name=dana' });
  const rows = await readEvents();
  expect(rows).toMatchObject([
    { page: '/build/s/…', locale: 'es', source: 'mail', detail: null, device: 'computer' },
    { name: 'outbound', source: null, detail: 'maps.example' },
    { name: 'file', detail: '/f/care.pdf' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/dana|SECRET|203\.0\.113|Mozilla|forum/i);
});

test('another site is a source, a page of this site is not', async () => {
  await see(ctx, { r: 'https://shop.test/' });
  await see(ctx, { r: 'https://forum.example/t/1' });
  await see(ctx, { r: 'javascript:alert(1)' });
  expect((await readEvents()).map(({ source }) => source)).toEqual([null, 'forum.example', null]);
});

test('nothing is kept of programs, staff, who asked to be left alone, the office and other sites', async () => {
  await see({ ...ctx, visit: visitOf({ userAgent: 'curl/8.5' }) });
  await see({ ...ctx, visit: visitOf({ isQuiet: true }) });
  await see({ ...ctx, visit: undefined });
  await see({ ...ctx, actor: { kind: 'system', reason: 'test' } });
  await see(ctx, { u: 'https://shop.test/admin/leads' });
  await see(ctx, { u: 'https://other.test/services' });
  expect(await readEvents()).toEqual([]);
});

test('events are kept for thirteen months, keys for their time, and only the shop purges', async () => {
  await see(at('2025-10-20T12:00:00Z'));
  await see(at('2025-11-20T12:00:00Z'));
  await expect(purgeVisits(ctx)).rejects.toMatchObject({ code: 'forbidden' });
  const system = { actor: { kind: 'system' as const, reason: 'test' } };
  expect(await purgeVisits(at('2026-11-22T12:00:00Z', system))).toBe(1);
  expect((await readEvents()).map(({ day }) => day)).toEqual(['2025-11-20']);
  expect(await database.db.select().from(visitSalts)).toEqual([]);
});
