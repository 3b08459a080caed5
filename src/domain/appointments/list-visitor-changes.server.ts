import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';

/** An appointment that a customer booked or canceled by themselves. Instants are ISO 8601 in UTC. */
export type VisitorChange = {
  id: string;
  name: string;
  vehicle: string;
  serviceName: Translated;
  startsAt: string;
  kind: 'booked' | 'cancelled';
  /** When they did it. */
  at: string;
  leadId: string | null;
  buildId: string | null;
};

/** As many as are read with the first coffee; the calendar has all. */
const most = 12;

/** What customers booked and canceled between two instants, latest first. Requires calendar.read. */
export async function listVisitorChanges(
  ctx: Ctx,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<VisitorChange[]> {
  requireScope(ctx.actor, 'calendar.read');
  const [first, end] = [from, to].map((at) => new Date(at.epochMilliseconds)) as [Date, Date];
  const { id, createdAt, cancelledAt, cancelledBy, bookedBy, startsAt } = appointments;
  const changedAt = sql`coalesce(${cancelledAt}, ${createdAt})`;
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(
        // Nobody books or cancels what is over, and the index is by start.
        gte(startsAt, first),
        or(and(eq(bookedBy, 'visitor'), sql`${cancelledAt} is null`), eq(cancelledBy, 'visitor')),
        gte(changedAt, first),
        lt(changedAt, end),
      ),
    )
    .orderBy(desc(changedAt), desc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    vehicle: row.vehicle,
    serviceName: row.serviceName,
    startsAt: row.startsAt.toTemporalInstant().toString(),
    kind: row.cancelledAt ? 'cancelled' : 'booked',
    at: (row.cancelledAt ?? row.createdAt).toTemporalInstant().toString(),
    leadId: row.leadId,
    buildId: row.buildId,
  }));
}
