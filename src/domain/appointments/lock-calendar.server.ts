import { lte, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';

/** Any number that nothing else in the database locks. */
const CALENDAR_LOCK = 4_120_416;

/**
 * Lets one transaction at a time change the calendar. The constraint would refuse a second booking
 * without it, but late, and sometimes as a deadlock.
 */
export async function lockCalendar(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`);
}

/**
 * Takes out the holds that have run out. Whoever reads the calendar passes over them; before anything
 * is written in their place they have to go, because the constraint knows no clock.
 */
export async function dropExpired({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds);
  await db.delete(calendarEntries).where(lte(calendarEntries.expiresAt, now));
}
