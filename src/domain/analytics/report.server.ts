import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { inEach, type LocaleCode } from '#src/lib/locales.ts';
import type { EventName } from './event.ts';
import { addMeasures, type Measures, measures, type ReportPeriod } from './report-period.ts';
import { figuresOf } from './visit-figures.server.ts';

export type PageRow = { page: string; views: number; visitors: number };
export type DayRow = { day: string } & Measures;

export type SourceRow = {
  /** Campaign or host; null if the browser did not send a referrer. */
  source: string | null;
  visitors: number;
  /** How many of them called, sent a build, booked or applied on that day. */
  reached: number;
};

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

/** What visitors did in a period of days, both ends included. Requires leads.read. */
export async function readReport(ctx: Ctx, period: ReportPeriod): Promise<Report> {
  requireScope(ctx.actor, 'leads.read');
  const { from, until } = period.before;
  const counted = await countDays(ctx, { from, until: period.until });
  const isBefore = ({ day }: DayRow) => day <= until;
  const known = new Map(counted.map((row) => [row.day, row]));
  const { device, locale } = await countVisitors(ctx, period);
  return {
    // Visitors are counted per day, so days can be added.
    now: addMeasures(counted.filter((row) => !isBefore(row))),
    before: addMeasures(counted.filter(isBefore)),
    days: period.days.map((day) => known.get(day) ?? { day, ...measures(() => 0) }),
    pages: await countPages(ctx, { period, kind: 'page_view', most: 10 }),
    missing: await countPages(ctx, { period, kind: 'not_found', most: 5 }),
    sources: await countSources(ctx, period),
    devices: { phone: 0, computer: 0, ...device },
    locales: { ...inEach(() => 0), ...locale },
  };
}

type Days = Pick<ReportPeriod, 'from' | 'until'>;
type EventCount = { visitors: number; count: number };

/** The days with visitors, in order. */
async function countDays({ db }: Ctx, days: Days): Promise<DayRow[]> {
  const { rows } = await db.execute<{ day: string; key: EventName } & EventCount>(sql`
    select day::text as day, key, visitors, count from ${figuresOf(days, ['event'])} figures order by day`);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, events]) => {
    const counts = new Map(events.map((event) => [event.key, event]));
    return { day, ...measuresOf((name) => counts.get(name) ?? { visitors: 0, count: 0 }) };
  });
}

/** Calls and applications are counted each, everything else by the visitors who did it. */
function measuresOf(of: (name: EventName) => EventCount): Measures {
  return {
    visitors: of('page_view').visitors,
    views: of('page_view').count,
    started: of('build_started').visitors,
    chosen: of('option_completed').visitors,
    sent: of('build_completed').visitors,
    booked: of('appointment_booked').visitors,
    calls: of('call_click').count,
    applied: of('apply_submitted').count,
  };
}

type Visitors = Record<'device' | 'locale', Record<string, number>>;

async function countVisitors({ db }: Ctx, days: Days): Promise<Visitors> {
  const { rows } = await db.execute<{ kind: keyof Visitors; key: string; visitors: number }>(sql`
    select kind, key, sum(visitors)::int as visitors
    from ${figuresOf(days, ['device', 'locale'])} figures group by kind, key`);
  const of = (kind: keyof Visitors) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ key, visitors }) => [key, visitors]),
    );
  return { device: of('device'), locale: of('locale') };
}

type PageCountQuery = { period: Days; kind: 'page_view' | 'not_found'; most: number };

async function countPages({ db }: Ctx, { period, kind, most }: PageCountQuery): Promise<PageRow[]> {
  const { rows } = await db.execute<PageRow>(sql`
    select key as page, sum(count)::int as views, sum(visitors)::int as visitors
    from ${figuresOf(period, [kind])} figures group by key order by sum(count) desc, key limit ${most}`);
  return rows;
}

/** Where visitors came from: the first source of each visitor's day. */
async function countSources({ db }: Ctx, days: Days): Promise<SourceRow[]> {
  const { rows } = await db.execute<SourceRow>(sql`
    select key as source, sum(visitors)::int as visitors, sum(count)::int as reached
    from ${figuresOf(days, ['source'])} figures group by key order by sum(visitors) desc, key limit 12`);
  return rows;
}
