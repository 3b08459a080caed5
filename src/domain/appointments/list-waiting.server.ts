import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { calendarEntries, waitingList } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { offerLater } from './after-change.server.ts';
import { lockCalendar } from './lock-calendar.server.ts';
import { why } from './refusals.ts';
import { closeWaitingEntry } from './waiting-list.server.ts';

/** Somebody on the waiting list. Instants are ISO 8601 in UTC, days are the shop's. */
export type Waiting = {
  id: string;
  name: string;
  email: string;
  vehicle: string;
  service: string;
  minutes: number;
  mode: 'wait' | 'drop';
  fromDate: string;
  untilDate: string;
  note: string;
  since: string;
  /** The appointment they already have and would exchange for an earlier one. */
  appointmentId: string | null;
  /** The time they were offered, and until when it is held for them. */
  offer: { startsAt: string; heldUntil: string } | null;
};

/** The waiting list, in the order in which people are asked. Requires calendar.read. */
export async function listWaiting(ctx: Ctx): Promise<Waiting[]> {
  requireScope(ctx.actor, 'calendar.read');
  const rows = await ctx.db
    .select({ wish: waitingList, entry: calendarEntries })
    .from(waitingList)
    .leftJoin(calendarEntries, eq(calendarEntries.id, waitingList.entryId))
    .where(isNull(waitingList.endedAt))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id));
  return rows.map(({ wish, entry }) => waitingOf(wish, entry));
}

type WaitingRow = typeof waitingList.$inferSelect;
type Entry = typeof calendarEntries.$inferSelect;

function waitingOf(wish: WaitingRow, entry: Entry | null): Waiting {
  const { id, name, email, vehicle, service, minutes, mode, fromDate, untilDate, note } = wish;
  const offer = entry?.expiresAt && {
    startsAt: entry.startsAt.toISOString(),
    heldUntil: entry.expiresAt.toISOString(),
  };
  return {
    ...{ id, name, email, vehicle, service, minutes, mode, fromDate, untilDate, note },
    since: wish.createdAt.toISOString(),
    appointmentId: wish.appointmentId,
    offer: offer ?? null,
  };
}

/**
 * Removes somebody from the list at their request; a time that was offered to them is released. Requires
 * calendar.write. @throws {DomainError} 'not-found'
 */
export async function endWaiting(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'calendar.write');
  const wishId = z.uuid().safeParse(id).data;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    const own = and(eq(waitingList.id, wishId ?? ''), isNull(waitingList.endedAt));
    const [wish] = wishId ? await tx.select().from(waitingList).where(own) : [];
    if (!wish) throw notFound(why('appointments.not-waiting'));
    await closeWaitingEntry(inner, { id: wish.id, outcome: 'left' });
    if (wish.entryId) await tx.delete(calendarEntries).where(eq(calendarEntries.id, wish.entryId));
    await offerLater(inner);
    const subject = { kind: 'waiting', id: wish.id, name: wish.name };
    await recordAudit(inner, { action: 'appointments.end-waiting', subject });
  });
}
