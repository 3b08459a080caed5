import { type SQL, sql } from 'drizzle-orm';
import { visitDays, visitEvents, visitFigures } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { goalEvents } from './event.ts';

/** What figures are about: events by their name, or visitors by what they used, where they came from, what they saw. */
export const figureKinds = [
  'event',
  'device',
  'locale',
  'source',
  'page_view',
  'not_found',
] as const;
export type FigureKind = (typeof figureKinds)[number];

const isPageView = sql`${visitEvents.name} = 'page_view'`;

const countings: Record<FigureKind, (isOnDay: SQL) => SQL> = {
  event: (isOnDay) => countBy(visitEvents.name, isOnDay),
  device: (isOnDay) => countBy(visitEvents.device, sql`${isOnDay} and ${isPageView}`),
  locale: (isOnDay) => countBy(visitEvents.locale, sql`${isOnDay} and ${isPageView}`),
  page_view: (isOnDay) => countBy(visitEvents.page, sql`${isOnDay} and ${isPageView}`),
  not_found: (isOnDay) =>
    countBy(visitEvents.page, sql`${isOnDay} and ${visitEvents.name} = 'not_found'`),
  source: countSources,
};

function countBy(key: SQL | (typeof visitEvents)[keyof typeof visitEvents], where: SQL): SQL {
  return sql`select ${key} as key, count(distinct ${visitEvents.visitor})::int as visitors, count(*)::int as count
    from ${visitEvents} where ${where} group by ${key}`;
}

/** The first source of each visitor; `count` are those who reached a goal. */
function countSources(isOnDay: SQL): SQL {
  const { visitor, source, id, name } = visitEvents;
  const goals = sql.join(
    goalEvents.map((goal) => sql`${goal}`),
    sql`, `,
  );
  return sql`select key, count(*)::int as visitors, (count(*) filter (where reached))::int as count
    from (select (array_agg(${source} order by ${id}) filter (where ${source} is not null))[1] as key,
        bool_or(${name} in (${goals})) as reached
      from ${visitEvents} where ${isOnDay} group by ${visitor}) visits
    group by key`;
}

/** Figures of the events of one day. A visitor is somebody on one day: nobody is followed to the next. */
function countDay(day: SQL, kinds: readonly FigureKind[]): SQL {
  const counted = kinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, one.* from (${countings[kind](sql`${visitEvents.day} = ${day}`)}) one`,
  );
  return sql.join(counted, sql` union all `);
}

/**
 * A relation of the figures of some days, both ends included: `day`, `kind`, `key`, `visitors`, `count`. Days that are
 * closed were counted once, others are counted now; in one statement, so that no day is read twice or not at all.
 */
export function figuresOf(
  { from, until }: { from: string; until: string },
  kinds: readonly FigureKind[],
): SQL {
  const { day, kind, key, visitors, count } = visitFigures;
  const wanted = sql.join(
    kinds.map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`(select ${day} as day, ${kind} as kind, ${key} as key, ${visitors} as visitors, ${count} as count
      from ${visitFigures} where ${kind} in (${wanted}) and ${day} between ${from} and ${until}
    union all select open.day, counted.kind, counted.key, counted.visitors, counted.count
      from (select at::date as day from generate_series(${from}::date, ${until}::date, interval '1 day') at
          where not exists (select from ${visitDays} where ${visitDays.day} = at::date)) open
        cross join lateral (${countDay(sql`open.day`, kinds)}) counted)`;
}

/** A day is closed when it is over in every time zone, and a day has passed since: nothing is being written any more. */
const lastClosable = sql`(now() at time zone 'UTC')::date - 3`;

/**
 * Counts each day that is over, once, so that reports need not count its events again. Returns the number of days; each
 * is a transaction, and others get their turn between them.
 */
export async function closeVisitDays(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    select at::date::text as day
    from generate_series((select min(${visitEvents.day}) from ${visitEvents}), ${lastClosable}, interval '1 day') at
    where not exists (select from ${visitDays} where ${visitDays.day} = at::date) order by at`);
  for (const { day } of rows) await closeDay(ctx, day);
  return rows.length;
}

async function closeDay({ db }: Ctx, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever changes an old event holds the same lock until that is written: see the function reopen_visit_days.
    await tx.execute(sql`lock table ${visitDays} in share row exclusive mode`);
    const closed = await tx.insert(visitDays).values({ day }).onConflictDoNothing().returning();
    if (closed.length === 0) return;
    await tx.execute(sql`insert into ${visitFigures} (day, kind, key, visitors, count)
      select ${day}::date, counted.* from (${countDay(sql`${day}::date`, figureKinds)}) counted`);
  });
}
