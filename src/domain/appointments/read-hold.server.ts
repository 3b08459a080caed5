import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import type { Hold } from './hold-slot.server.ts';

/** An active hold, and the seconds it has left by the server's clock. */
export type ActiveHold = Hold & { secondsLeft: number };

/** A hold by its id; null if it has expired, was booked or never existed. */
export async function readHold(ctx: Ctx, id: string): Promise<ActiveHold | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { kind, expiresAt } = calendarEntries;
  const now = ctx.clock.now().epochMilliseconds;
  const [row] = await ctx.db
    .select()
    .from(calendarEntries)
    .where(and(eq(calendarEntries.id, id), eq(kind, 'hold'), gt(expiresAt, new Date(now))));
  if (!row?.expiresAt) return null;
  return {
    id,
    startsAt: row.startsAt.toTemporalInstant().toString(),
    readyBy: row.endsAt.toTemporalInstant().toString(),
    heldUntil: row.expiresAt.toTemporalInstant().toString(),
    secondsLeft: Math.ceil((row.expiresAt.getTime() - now) / 1000),
  };
}
