import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { visitEvents } from '#src/db/schema/visits.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { readReport } from './index.server.ts';
import { periodUntil } from './index.ts';

// Runs on both engines: days and sums in SQL.

let database: Database;
let ctx: Ctx;

type RecordedVisit = [
  day: string,
  visitor: string,
  name: string,
  page?: string,
  source?: string | null,
];

const events: RecordedVisit[] = [
  ['2026-11-14', 'a', 'page_view', '/', 'mail'],
  ['2026-11-14', 'a', 'call_click', '/'],
  ['2026-11-15', 'a', 'page_view', '/', 'forum.example'],
  ['2026-11-15', 'a', 'page_view', '/services'],
  ['2026-11-15', 'a', 'build_started'],
  ['2026-11-15', 'a', 'build_started'],
  ['2026-11-15', 'a', 'option_completed'],
  ['2026-11-21', 'a', 'page_view', '/'],
  ['2026-11-21', 'b', 'page_view', '/', 'forum.example'],
  ['2026-11-21', 'b', 'build_started'],
  ['2026-11-21', 'b', 'build_completed'],
  ['2026-11-21', 'b', 'appointment_booked'],
  ['2026-11-21', 'b', 'call_click', '/'],
  ['2026-11-21', 'b', 'call_click', '/'],
  ['2026-11-21', 'c', 'not_found', '/old'],
];

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await database.db.insert(visitEvents).values(
    events.map(([day, visitor, name, page = '', source = null]) => ({
      ...{ day, visitor, name, page, source },
      at: new Date(`${day}T19:00:00Z`),
      locale: 'en' as const,
      device: visitor === 'b' ? ('phone' as const) : ('computer' as const),
    })),
  );
});
afterAll(() => database.close());

const week = periodUntil(Temporal.PlainDate.from('2026-11-21'), 7);

test('a period is compared with as many days before it', async () => {
  expect(week).toMatchObject({
    from: '2026-11-15',
    before: { from: '2026-11-08', until: '2026-11-14' },
  });
  const { now, before } = await readReport(ctx, week);
  expect(now).toEqual({
    visitors: 3,
    views: 4,
    started: 2,
    chosen: 1,
    sent: 1,
    booked: 1,
    calls: 2,
    applied: 0,
  });
  expect(before).toMatchObject({ visitors: 1, views: 1, calls: 1 });
});

test('each day has its line, also those on which nobody came', async () => {
  const { days } = await readReport(ctx, week);
  expect(days.map(({ day, visitors }) => [day.slice(8), visitors])).toEqual([
    ['15', 1],
    ['16', 0],
    ['17', 0],
    ['18', 0],
    ['19', 0],
    ['20', 0],
    ['21', 2],
  ]);
});

test('pages, missing pages, devices and sources with what came of them', async () => {
  const { pages, missing, sources, devices, locales } = await readReport(ctx, week);
  expect(pages).toEqual([
    { page: '/', views: 3, visitors: 3 },
    { page: '/services', views: 1, visitors: 1 },
  ]);
  expect(missing).toEqual([{ page: '/old', views: 1, visitors: 1 }]);
  expect(sources).toEqual([
    { source: 'forum.example', visitors: 2, reached: 1 },
    { source: null, visitors: 2, reached: 0 },
  ]);
  expect([devices, locales]).toEqual([
    { phone: 1, computer: 2 },
    { en: 3, es: 0 },
  ]);
});

test('a shop that nobody has visited has a report of noughts, for who reads leads', async () => {
  const empty = periodUntil(Temporal.PlainDate.from('2020-01-07'), 7);
  expect(await readReport(ctx, empty)).toMatchObject({
    now: { visitors: 0 },
    pages: [],
    sources: [],
  });
  const editor = {
    ...ctx,
    actor: {
      kind: 'staff' as const,
      ...{ userId: 'e', name: 'Eve', email: 'e@b.example', role: 'editor' as const },
      scopes: scopesOf('editor'),
    },
  };
  await expect(readReport(editor, week)).rejects.toMatchObject({ code: 'forbidden' });
});
