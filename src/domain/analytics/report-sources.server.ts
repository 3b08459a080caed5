import { desc, sql } from 'drizzle-orm';
import { visitEvents } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { ReportPeriod } from './report-period.ts';

export type SourceRow = {
  /** Campaign or host; null if the browser did not send a referrer. */
  source: string | null;
  visitors: number;
  /** How many of them called, sent a build, booked or applied on that day. */
  reached: number;
};

/** Where visitors came from: the first source of each visitor's day. */
export async function sourcesOf({ db }: Ctx, { from, until }: ReportPeriod): Promise<SourceRow[]> {
  const { day, visitor, source, id, name } = visitEvents;
  const goals = sql`${name} in ('call_click', 'build_completed', 'appointment_booked', 'apply_submitted')`;
  const visits = db.$with('visits').as(
    db
      .select({
        source: sql<
          string | null
        >`(array_agg(${source} order by ${id}) filter (where ${source} is not null))[1]`.as(
          'source',
        ),
        reached: sql<boolean>`bool_or(${goals})`.as('reached'),
      })
      .from(visitEvents)
      .where(sql`${day} between ${from} and ${until}`)
      .groupBy(day, visitor),
  );
  const visitors = sql<number>`count(*)`.mapWith(Number);
  return db
    .with(visits)
    .select({
      source: visits.source,
      visitors,
      reached: sql<number>`count(*) filter (where ${visits.reached})`.mapWith(Number),
    })
    .from(visits)
    .groupBy(visits.source)
    .orderBy(desc(visitors), visits.source)
    .limit(12);
}
