import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { visitDays, visitEvents, visitFigures } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { closeVisitDays, type Report, readReport } from './index.server.ts';
import { periodUntil } from './index.ts';

// Runs on both engines: triggers, locks and counting in SQL.

let database: Database;
let ctx: Ctx;
let today: Temporal.PlainDate;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  const { rows } = await database.pool.query<{ day: string }>(
    `select (now() at time zone 'UTC')::date::text as day`,
  );
  today = Temporal.PlainDate.from(rows[0]?.day ?? '');
});
afterAll(() => database.close());

type Event = Pick<
  typeof visitEvents.$inferSelect,
  'name' | 'page' | 'visitor' | 'source' | 'device' | 'locale'
> & { daysAgo: number };

const event: fc.Arbitrary<Event> = fc.record({
  daysAgo: fc.nat(15),
  name: fc.constantFrom(
    ...['page_view', 'page_view', 'not_found', 'call_click', 'build_started', 'option_completed'],
    ...['build_completed', 'appointment_booked', 'apply_submitted', 'outbound'],
  ),
  page: fc.constantFrom('/', '/services', '/build', '/gallery'),
  visitor: fc.constantFrom('a', 'b', 'c'),
  source: fc.constantFrom(null, 'forum.example', 'newsletter', ''),
  device: fc.constantFrom('phone', 'computer'),
  locale: fc.constantFrom('en', 'es'),
});

type Step =
  | { do: 'visit'; events: Event[] }
  | { do: 'close' }
  | { do: 'delete' | 'move'; daysAgo: number; visitor: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('visit'), events: fc.array(event) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('delete', 'move'),
      daysAgo: fc.nat(15),
      visitor: fc.constantFrom('a', 'b', 'c'),
    }),
  },
) as fc.Arbitrary<Step>;

const dayOf = (daysAgo: number) => today.subtract({ days: daysAgo }).toString();

async function take(one: Step): Promise<void> {
  if (one.do === 'close') {
    await closeVisitDays(ctx);
  } else if (one.do === 'visit') {
    if (one.events.length === 0) return;
    await database.db.insert(visitEvents).values(
      one.events.map(({ daysAgo, ...rest }) => ({
        ...rest,
        day: dayOf(daysAgo),
        at: new Date(`${dayOf(daysAgo)}T12:00:00Z`),
      })),
    );
  } else {
    const its = sql`${visitEvents.day} = ${dayOf(one.daysAgo)} and ${visitEvents.visitor} = ${one.visitor}`;
    if (one.do === 'delete') await database.db.delete(visitEvents).where(its);
    else
      await database.db
        .update(visitEvents)
        .set({ day: dayOf(15 - one.daysAgo) })
        .where(its);
  }
}

type Row = typeof visitEvents.$inferSelect;

const goals = ['call_click', 'build_completed', 'appointment_booked', 'apply_submitted'];

/** The report as the rules of its fields say it, from every event. */
async function reportOfEvents(): Promise<Report> {
  const period = periodUntil(today, 7);
  const all = await database.db.select().from(visitEvents).orderBy(visitEvents.id);
  const within = (from: string, until: string) =>
    all.filter(({ day }) => from <= day && day <= until);
  const rows = within(period.from, period.until);
  const seen = rows.filter(({ name }) => name === 'page_view');
  const shares = (field: 'device' | 'locale', value: string) =>
    visitorsOf(seen.filter((row) => row[field] === value));
  return {
    now: measuresOf(rows),
    before: measuresOf(within(period.before.from, period.before.until)),
    days: period.days.map((day) => ({ day, ...measuresOf(within(day, day)) })),
    pages: pagesOf(seen).slice(0, 10),
    missing: pagesOf(rows.filter(({ name }) => name === 'not_found')).slice(0, 5),
    sources: sourcesOf(rows),
    devices: { phone: shares('device', 'phone'), computer: shares('device', 'computer') },
    locales: { en: shares('locale', 'en'), es: shares('locale', 'es') },
  };
}

const visitorDay = ({ day, visitor }: Row) => `${day} ${visitor}`;
const visitorsOf = (rows: readonly Row[]) => new Set(rows.map(visitorDay)).size;

function measuresOf(rows: readonly Row[]): Report['now'] {
  const of = (name: string) => rows.filter((row) => row.name === name);
  return {
    visitors: visitorsOf(of('page_view')),
    views: of('page_view').length,
    started: visitorsOf(of('build_started')),
    chosen: visitorsOf(of('option_completed')),
    sent: visitorsOf(of('build_completed')),
    booked: visitorsOf(of('appointment_booked')),
    calls: of('call_click').length,
    applied: of('apply_submitted').length,
  };
}

function pagesOf(rows: readonly Row[]): Report['pages'] {
  return [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, of]) => ({ page, views: of.length, visitors: visitorsOf(of) }))
    .sort((one, other) => other.views - one.views || (one.page < other.page ? -1 : 1));
}

function sourcesOf(rows: readonly Row[]): Report['sources'] {
  const visits = [...Map.groupBy(rows, visitorDay).values()].map((of) => ({
    source: of.find(({ source }) => source !== null)?.source ?? null,
    hasReached: of.some(({ name }) => goals.includes(name)),
  }));
  return [...Map.groupBy(visits, ({ source }) => source)]
    .map(([source, of]) => ({
      source,
      visitors: of.length,
      reached: of.filter(({ hasReached }) => hasReached).length,
    }))
    .sort((one, other) => other.visitors - one.visitors || afterNull(one, other));
}

/** No source is last of those that are equal. */
function afterNull(one: { source: string | null }, other: { source: string | null }): number {
  if (one.source === null || other.source === null) return one.source === null ? 1 : -1;
  return one.source < other.source ? -1 : 1;
}

test('a report with closed days says what one that counts every event says, whatever happened to the events', async () => {
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      await database.db.delete(visitEvents);
      for (const one of steps) await take(one);
      closed += await database.db.$count(visitFigures);
      expect(await readReport(ctx, periodUntil(today, 7))).toEqual(await reportOfEvents());
    }),
    { numRuns: 25 },
  );
  expect(closed).toBeGreaterThan(50);
});

test('days are closed once they are over everywhere, and only by the shop', async () => {
  await database.db.delete(visitEvents);
  await database.db.delete(visitDays);
  const visit = { name: 'page_view', page: '/', visitor: 'a', source: null } as const;
  const all = [0, 1, 2, 3, 4, 5].map((daysAgo) => ({
    ...{ ...visit, daysAgo, device: 'phone' as const, locale: 'en' as const },
  }));
  await take({ do: 'visit', events: all });
  const visitor = { ...ctx, actor: { kind: 'visitor' as const } };
  await expect(closeVisitDays(visitor)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await closeVisitDays(ctx)).toBe(3);
  expect(await closeVisitDays(ctx)).toBe(0);
  const days = await database.db.select().from(visitDays).orderBy(visitDays.day);
  expect(days.map(({ day }) => day)).toEqual([5, 4, 3].map(dayOf));
});

test('an old event that is being written while its day is counted is not lost', async () => {
  await database.db.delete(visitEvents);
  await database.db.delete(visitDays);
  const one = { visitor: 'a', page: '/', source: null, name: 'page_view' } as const;
  const old = { ...one, daysAgo: 6, device: 'phone' as const, locale: 'en' as const };
  await take({ do: 'visit', events: [old] });
  let closing: Promise<number> = Promise.resolve(0);
  await database.db.transaction(async (tx) => {
    await tx.insert(visitEvents).values({
      ...{ ...one, visitor: 'b', device: 'phone', locale: 'en' },
      day: dayOf(6),
      at: new Date(`${dayOf(6)}T12:00:00Z`),
    });
    closing = closeVisitDays(ctx);
    await tx.execute(sql`select pg_sleep(0.3)`);
  });
  await closing;
  const report = await readReport(ctx, periodUntil(today, 7));
  expect(report).toEqual(await reportOfEvents());
  expect(report.now).toMatchObject({ visitors: 2, views: 2 });
});
