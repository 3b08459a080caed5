import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import { timeBetween } from '#src/db/schema/columns.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import { type AppointmentState, appointmentState } from './appointment-state.ts';
import { millisecondsOf, rangeSql } from './read-calendar.server.ts';

/** A calendar entry. Instants are ISO 8601 in UTC. */
export type CalendarLine = {
  id: string;
  kind: 'hold' | 'appointment' | 'block';
  startsAt: string;
  endsAt: string;
  /** The bays, racks and people that it occupies during the time asked for, and when. */
  places: { resource: string; from: string; to: string }[];
  service: string | null;
  minutes: number | null;
  mode: 'wait' | 'drop' | null;
  /** Reason of a block. */
  reason: string;
  /** Name and link of an appointment. */
  appointment: {
    id: string;
    name: string;
    vehicle: string;
    serviceName: Translated;
    state: AppointmentState;
  } | null;
};

/** Everything that overlaps the time between two instants, in order. Requires calendar.read. */
export async function listCalendar(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
): Promise<CalendarLine[]> {
  requireScope(ctx.actor, 'calendar.read');
  const during = rangeSql({ from: Date.parse(from), to: Date.parse(to) });
  const [rows, places] = await Promise.all([readEntries(ctx, during), readPlaces(ctx, during)]);
  return rows.map(({ entry, appointment }) => ({
    ...toCalendarLine(entry),
    places: places.get(entry.id) ?? [],
    appointment: appointment && shownOf(appointment),
  }));
}

/** Only what is shown: a week of a large shop is a thousand rows, and reading whole ones took most of its time. */
function entryColumns() {
  const { id, kind, service, minutes, mode, reason, startsAt, endsAt } = calendarEntries;
  return { id, kind, service, minutes, mode, reason, startsAt, endsAt };
}

function appointmentColumns() {
  const { id, name, vehicle, serviceName } = appointments;
  const { arrivedAt, startedAt, finishedAt, missedAt, cancelledAt } = appointments;
  const marks = { arrivedAt, startedAt, finishedAt, missedAt, cancelledAt };
  return { id, name, vehicle, serviceName, ...marks };
}

function readEntries(ctx: Ctx, during: SQL) {
  const { startsAt, endsAt, expiresAt } = calendarEntries;
  return ctx.db
    .select({ entry: entryColumns(), appointment: appointmentColumns() })
    .from(calendarEntries)
    .leftJoin(appointments, eq(appointments.entryId, calendarEntries.id))
    .where(
      and(
        sql`${timeBetween(startsAt, endsAt)} && ${during}`,
        or(isNull(expiresAt), gt(expiresAt, new Date(ctx.clock.now().epochMilliseconds))),
      ),
    )
    .orderBy(asc(startsAt), asc(calendarEntries.id));
}

type Row = Awaited<ReturnType<typeof readEntries>>[number];

function toCalendarLine({ startsAt, endsAt, ...entry }: Row['entry']) {
  return { ...entry, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function shownOf(row: NonNullable<Row['appointment']>) {
  const { id, name, vehicle, serviceName } = row;
  return { id, name, vehicle, serviceName, state: appointmentState(row) };
}

/** By entry. Asked for by time: with many entries, their ids are found by reading the whole table. */
async function readPlaces(ctx: Ctx, during: SQL): Promise<Map<string, CalendarLine['places']>> {
  const { entryId, resource } = calendarOccupations;
  const from = millisecondsOf('lower');
  const rows = await ctx.db
    .select({ entryId, resource, from, to: millisecondsOf('upper') })
    .from(calendarOccupations)
    .where(sql`${calendarOccupations.during} && ${during}`)
    .orderBy(asc(resource), asc(from));
  const byEntry = Map.groupBy(rows, (row) => row.entryId);
  return new Map(
    [...byEntry].map(([id, lines]) => [
      id,
      lines.map((line) => ({
        resource: line.resource,
        from: new Date(line.from).toISOString(),
        to: new Date(line.to).toISOString(),
      })),
    ]),
  );
}
