import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { appointments, calendarOccupations } from '#src/db/schema/calendar.ts';
import { timeBetween } from '#src/db/schema/columns.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx, Locale } from '../context.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { type AppointmentState, appointmentState } from './appointment-state.ts';
import { rangeSql } from './read-calendar.server.ts';
import { type ReadyNotice, readyNotice } from './ready-notice.ts';
import type { TimeRange } from './time-range.ts';

/** An appointment as staff see it. Instants are ISO 8601 in UTC. */
export type Visit = {
  id: string;
  name: string;
  vehicle: string;
  service: string;
  serviceName: Translated;
  /** Minutes of work; the truck may stay overnight. */
  minutes: number;
  mode: 'wait' | 'drop';
  startsAt: string;
  readyBy: string;
  state: AppointmentState;
  /** Ids of the bays, racks and people that it occupies; empty after a cancellation or no-show. */
  resources: string[];
  contact: string;
  contactKind: 'phone' | 'email';
  note: string;
  locale: Locale;
  bookedBy: 'visitor' | 'shop';
  leadId: string | null;
  buildId: string | null;
  /** Incremented when its time changes. */
  revision: number;
  /** How the customer learns that the truck is ready; null if that is not, or no longer, of interest. */
  readyNotice: ReadyNotice | null;
};

/** The appointments that match a condition, by start. */
export async function readVisits(ctx: Ctx, where: SQL | undefined): Promise<Visit[]> {
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(where)
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const entryIds = rows.flatMap(({ entryId }) => entryId ?? []);
  const resources = await readResources(ctx, entryIds);
  return rows.map((row) => visitOf(ctx, row, resources.get(row.entryId ?? '') ?? []));
}

function visitOf({ clock, sendsMail }: Ctx, row: AppointmentRow, resources: string[]): Visit {
  const { id, name, vehicle, service, serviceName, minutes, mode } = row;
  const { contact, contactKind, note, locale, bookedBy, leadId, buildId, revision } = row;
  return {
    ...{ id, name, vehicle, service, serviceName, minutes, mode },
    ...{ contact, contactKind, note, locale, bookedBy, leadId, buildId, revision },
    startsAt: row.startsAt.toTemporalInstant().toString(),
    readyBy: row.endsAt.toTemporalInstant().toString(),
    state: appointmentState(row),
    resources,
    readyNotice: readyNotice(row, { now: clock.now(), sendsMail }),
  };
}

/** Grouped by entry, without duplicates. */
async function readResources(ctx: Ctx, ids: string[]): Promise<Map<string, string[]>> {
  const { entryId, resource } = calendarOccupations;
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinct({ entryId, resource })
    .from(calendarOccupations)
    .where(inArray(entryId, ids))
    .orderBy(asc(resource));
  const byEntry = Map.groupBy(rows, (row) => row.entryId);
  return new Map([...byEntry].map(([id, lines]) => [id, lines.map((line) => line.resource)]));
}

/** Whether any part of an appointment is between two instants. */
export function isDuring(range: TimeRange): SQL {
  const { startsAt, endsAt } = appointments;
  return sql`${timeBetween(startsAt, endsAt)} && ${rangeSql(range)}`;
}
