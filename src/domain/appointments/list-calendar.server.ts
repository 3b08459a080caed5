import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';

/** What stands in the calendar. Instants are ISO 8601 in UTC. */
export type CalendarLine = {
  id: string;
  kind: 'hold' | 'appointment' | 'block';
  startsAt: string;
  endsAt: string;
  /** Bays, racks and people that it takes. */
  resources: string[];
  service: string | null;
  minutes: number | null;
  mode: 'wait' | 'drop' | null;
  /** Of a block. */
  reason: string;
  /** Of an appointment: how to name and to open it. */
  appointment: { id: string; name: string; vehicle: string } | null;
};

/** All that overlaps the time between two instants, in order. Scope calendar.read. */
export async function listCalendar(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
): Promise<CalendarLine[]> {
  requireScope(ctx.actor, 'calendar.read');
  const { startsAt, endsAt, expiresAt } = calendarEntries;
  const rows = await ctx.db
    .select({
      entry: calendarEntries,
      appointment: {
        id: appointments.id,
        name: appointments.name,
        vehicle: appointments.vehicle,
      },
    })
    .from(calendarEntries)
    .leftJoin(appointments, eq(appointments.entryId, calendarEntries.id))
    .where(
      and(
        lt(startsAt, new Date(to)),
        gt(endsAt, new Date(from)),
        or(isNull(expiresAt), gt(expiresAt, new Date(ctx.clock.now().epochMilliseconds))),
      ),
    )
    .orderBy(asc(startsAt), asc(calendarEntries.id));
  const resources = await readResources(
    ctx,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map(({ entry, appointment }) => ({
    ...lineOf(entry),
    resources: resources.get(entry.id) ?? [],
    appointment,
  }));
}

function lineOf(entry: typeof calendarEntries.$inferSelect) {
  const { id, kind, service, minutes, mode, reason, startsAt, endsAt } = entry;
  const line = { id, kind, service, minutes, mode, reason };
  return { ...line, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

async function readResources(ctx: Ctx, ids: string[]): Promise<Map<string, string[]>> {
  const { entryId, resource } = calendarOccupations;
  const rows = ids.length
    ? await ctx.db
        .selectDistinct({ entryId, resource })
        .from(calendarOccupations)
        .where(inArray(entryId, ids))
        .orderBy(asc(resource))
    : [];
  const byEntry = Map.groupBy(rows, (row) => row.entryId);
  return new Map([...byEntry].map(([id, lines]) => [id, lines.map((line) => line.resource)]));
}
