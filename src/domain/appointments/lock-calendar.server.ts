import { lte, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';

/** Any number that is not used for another advisory lock. */
const CALENDAR_LOCK = 4_120_416;

/**
 * Lets one transaction at a time change the calendar. Without it the constraint would still refuse a double booking,
 * but late and sometimes as a deadlock.
 */
export async function lockCalendar(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`);
}

/**
 * Deletes expired holds. Readers ignore them, but they must be gone before anything is written in their place,
 * because the constraint does not know the time.
 */
export async function dropExpired({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds);
  await db.delete(calendarEntries).where(lte(calendarEntries.expiresAt, now));
}
