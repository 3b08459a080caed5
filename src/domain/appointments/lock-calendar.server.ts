import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import { shopSettings } from '#src/db/schema/settings.ts';
import type { Ctx } from '../context.ts';
import { requireZone } from './shown-zone.ts';

/** Any number that is not used for another advisory lock. */
const CALENDAR_LOCK = 4_120_416;

/** By how much the clocks of several processes may differ. */
const skewMs = 60_000;

/**
 * Lets one transaction at a time change the calendar. Without it the constraint would still refuse a double booking,
 * but late and sometimes as a deadlock.
 */
export async function lockCalendar(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`);
}

/**
 * The same for somebody who is about to write times of the shop's clock.
 * @throws {DomainError} 'conflict' if the shop's time zone was changed since `shop` was read
 */
export async function lockCalendarOf(ctx: Ctx, shop: { timeZone: string }): Promise<void> {
  await lockCalendar(ctx.db);
  const timeZone = sql<string>`${shopSettings.record}->>'timeZone'`;
  const [row] = await ctx.db.select({ timeZone }).from(shopSettings);
  requireZone(row?.timeZone ?? '', shop.timeZone);
}

/**
 * Deletes expired holds. Readers ignore them, but they must be gone before anything is written in their place,
 * because the constraint does not know the time. A hold from a later time has expired too: the clock has been set back
 * since, and it would keep its time from others for as long.
 */
export async function dropExpired({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds);
  const { kind, expiresAt, createdAt } = calendarEntries;
  const isFromLater = and(eq(kind, 'hold'), gt(createdAt, new Date(now.getTime() + skewMs)));
  await db.delete(calendarEntries).where(or(lte(expiresAt, now), isFromLater));
}
