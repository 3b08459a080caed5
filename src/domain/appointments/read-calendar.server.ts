import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { BookableService } from '#src/domain/settings/index.ts';
import type { Calendar } from './find-free-times.ts';
import { shopDate } from './open-windows.ts';
import { busyOf, type ShopResources } from './pick-resources.ts';
import type { TimeRange } from './time-range.ts';

type CalendarQuestion = {
  shop: ShopResources;
  service: BookableService;
  /** What the caller needs to know. */
  during: TimeRange;
  now: number;
  /** An entry that is ignored because the request would give it up. */
  except?: string;
};

/** What is occupied while work of a service is being placed. Expired holds do not count. */
export async function readCalendar(
  db: Db,
  { shop, service, during, now, except }: CalendarQuestion,
): Promise<Calendar> {
  return calendarOf(await readLines(db, { during, now, except }), { shop, service, now });
}

/** What these entries alone occupy. */
export function calendarOf(
  lines: readonly CalendarLine[],
  { shop, service, now }: Pick<CalendarQuestion, 'shop' | 'service' | 'now'>,
): Calendar {
  const ofService = lines.filter((line) => line.service === service.slug);
  const visits = new Map(
    ofService
      .filter(({ bookedBy }) => bookedBy === 'visitor')
      .map(({ entryId, startsAt }) => [entryId, shopDate(shop, startsAt.getTime()).toString()]),
  );
  const bookedOn = new Map<string, number>();
  for (const date of visits.values()) bookedOn.set(date, (bookedOn.get(date) ?? 0) + 1);
  return { shop, busy: busyOf(lines), bookedOn, now };
}

type Lines = Pick<CalendarQuestion, 'during' | 'now' | 'except'>;

/** An occupied resource, with what is known of the entry that occupies it. */
export type CalendarLine = Awaited<ReturnType<typeof readLines>>[number];

export async function readLines(db: Db, { during, now, except }: Lines) {
  const { resource, entryId } = calendarOccupations;
  const { service, startsAt, bookedBy, expiresAt, heldBy } = calendarEntries;
  const rows = await db
    .select({
      resource,
      entryId,
      service,
      startsAt,
      bookedBy,
      heldBy,
      from: millisecondsOf('lower'),
      to: millisecondsOf('upper'),
    })
    .from(calendarOccupations)
    .innerJoin(calendarEntries, eq(calendarEntries.id, entryId))
    .where(
      and(
        sql`${calendarOccupations.during} && ${rangeSql(during)}`,
        or(isNull(expiresAt), gt(expiresAt, new Date(now))),
        except ? ne(entryId, except) : undefined,
      ),
    );
  return rows.map(({ from, to, ...row }) => ({ ...row, during: { from, to } }));
}

/** A bound of a range, in epoch milliseconds. */
export function millisecondsOf(end: 'lower' | 'upper') {
  const bound = sql`${sql.raw(end)}(${calendarOccupations.during})`;
  return sql<number>`(extract(epoch from ${bound}) * 1000)::float8`.mapWith(Number);
}

/** A range as PostgreSQL reads it, with an exclusive end. */
export function rangeText({ from, to }: TimeRange): string {
  return `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;
}

/** The range as a value of PostgreSQL. */
export function rangeSql(range: TimeRange) {
  return sql`${rangeText(range)}::tstzrange`;
}
