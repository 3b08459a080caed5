import { and, between, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import { visitEvents } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { inEach, type LocaleCode } from '#src/lib/locales.ts';
import type { EventName } from './event.ts';
import {
  addMeasures,
  type Measures,
  measures,
  type ReportPeriod,
  slicesOf,
} from './report-period.ts';
import { type SourceRow, sourcesOf } from './report-sources.server.ts';

export type PageRow = { page: string; views: number; visitors: number };
export type DayRow = { day: string } & Measures;

export type Report = {
  now: Measures;
  /** The same for the preceding period of equal length. */
  before: Measures;
  days: DayRow[];
  pages: PageRow[];
  missing: PageRow[];
  sources: SourceRow[];
  devices: Record<'phone' | 'computer', number>;
  locales: Record<LocaleCode, number>;
};

/** One visitor on one day: nobody is followed to the next. */
const visitorDay = sql`${visitEvents.day} || ${visitEvents.visitor}`;

function inPeriod({ from, until }: Pick<ReportPeriod, 'from' | 'until'>): SQL {
  return between(visitEvents.day, from, until);
}

/** What visitors did in a period of days, both ends included. Requires leads.read. */
export async function readReport(ctx: Ctx, period: ReportPeriod): Promise<Report> {
  requireScope(ctx.actor, 'leads.read');
  const seen = and(inPeriod(period), eq(visitEvents.name, 'page_view'));
  const counted = await countDays(ctx, period);
  const known = new Map(counted.map((row) => [row.day, row]));
  return {
    // Visitors are counted per day, so days can be added.
    now: addMeasures(counted),
    before: addMeasures(await countDays(ctx, period.before)),
    days: period.days.map((day) => known.get(day) ?? { day, ...measures(() => 0) }),
    pages: await countPages(ctx, { period, name: 'page_view', most: 10 }),
    missing: await countPages(ctx, { period, name: 'not_found', most: 5 }),
    sources: await sourcesOf(ctx, period),
    devices: { phone: 0, computer: 0, ...(await countBy(ctx, visitEvents.device, seen)) },
    locales: { ...inEach(() => 0), ...(await countBy(ctx, visitEvents.locale, seen)) },
  };
}

/** The number of visitors, and for each kind of event the number of visitors who triggered it. */
function measureColumns() {
  const visitorsWho = (name: EventName) =>
    sql<number>`count(distinct ${visitorDay}) filter (where ${visitEvents.name} = ${name})`.mapWith(
      Number,
    );
  const events = (name: EventName) =>
    sql<number>`count(*) filter (where ${visitEvents.name} = ${name})`.mapWith(Number);
  return {
    visitors: visitorsWho('page_view'),
    views: events('page_view'),
    started: visitorsWho('build_started'),
    chosen: visitorsWho('option_completed'),
    sent: visitorsWho('build_completed'),
    booked: visitorsWho('appointment_booked'),
    calls: events('call_click'),
    applied: events('apply_submitted'),
  } satisfies Record<keyof Measures, SQL>;
}

/** The days with visitors, counted in slices: between them others get their turn. */
async function countDays(
  { db }: Ctx,
  period: Pick<ReportPeriod, 'from' | 'until'>,
): Promise<DayRow[]> {
  const rows: DayRow[] = [];
  for (const slice of slicesOf(period)) {
    rows.push(
      ...(await db
        .select({ day: visitEvents.day, ...measureColumns() })
        .from(visitEvents)
        .where(inPeriod(slice))
        .groupBy(visitEvents.day)),
    );
  }
  return rows;
}

type PageCountQuery = { period: ReportPeriod; name: EventName; most: number };

function countPages({ db }: Ctx, { period, name, most }: PageCountQuery): Promise<PageRow[]> {
  const { page } = visitEvents;
  return db
    .select({ page, views: count(), visitors: countDistinct(visitorDay) })
    .from(visitEvents)
    .where(and(inPeriod(period), eq(visitEvents.name, name)))
    .groupBy(page)
    .orderBy(desc(count()), page)
    .limit(most);
}

async function countBy(
  { db }: Ctx,
  column: typeof visitEvents.device | typeof visitEvents.locale,
  where: SQL | undefined,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ value: column, visitors: countDistinct(visitorDay) })
    .from(visitEvents)
    .where(where)
    .groupBy(column);
  return Object.fromEntries(rows.map(({ value, visitors }) => [value, visitors]));
}
