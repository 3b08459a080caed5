import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import type { MoveMoment, Planned } from '../planned.ts';
import { planReminder } from './after-change.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { occupy } from './claim-time.server.ts';
import { millisecondsOf } from './read-calendar.server.ts';

/** Appointments, holds and blocks that end after an instant, and canceled or missed appointments, by start. */
export async function listPlannedVisits(ctx: Ctx, since: Date): Promise<Planned[]> {
  const [entries, over] = await Promise.all([readEntries(ctx, since), readOver(ctx, since)]);
  return [...entries, ...over];
}

async function readEntries(ctx: Ctx, since: Date): Promise<Planned[]> {
  const { id, kind, startsAt, endsAt, reason } = calendarEntries;
  const { name, serviceName, id: appointmentId } = appointments;
  const rows = await ctx.db
    .select({ id, kind, startsAt, endsAt, reason, name, serviceName, appointmentId })
    .from(calendarEntries)
    .leftJoin(appointments, eq(appointments.entryId, id))
    .where(gt(endsAt, since))
    .orderBy(asc(startsAt), asc(id));
  const bounds = await readBounds(ctx, since);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    recordId: row.appointmentId ?? row.id,
    name: row.name ?? row.reason,
    detail: row.serviceName,
    moments: [row.startsAt.getTime(), row.endsAt.getTime(), ...(bounds.get(row.id) ?? [])],
    isOver: false,
  }));
}

/** When each entry occupies bays and people, in epoch ms. */
async function readBounds(ctx: Ctx, since: Date): Promise<Map<string, number[]>> {
  const rows = await ctx.db
    .select({
      entryId: calendarOccupations.entryId,
      from: millisecondsOf('lower'),
      to: millisecondsOf('upper'),
    })
    .from(calendarOccupations)
    .innerJoin(calendarEntries, eq(calendarEntries.id, calendarOccupations.entryId))
    .where(gt(calendarEntries.endsAt, since));
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId);
  return new Map(
    [...byEntry].map(([id, lines]) => [id, lines.flatMap(({ from, to }) => [from, to])]),
  );
}

async function readOver(ctx: Ctx, since: Date): Promise<Planned[]> {
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(and(isNull(appointments.entryId), gt(appointments.endsAt, since)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.map(({ id, name, serviceName, startsAt, endsAt }) => ({
    kind: 'appointment',
    id,
    recordId: id,
    name,
    detail: serviceName,
    moments: [startsAt.getTime(), endsAt.getTime()],
    isOver: true,
  }));
}

type Moving = { planned: readonly Planned[]; moveOf: MoveMoment };

/**
 * Moves what `listPlannedVisits` returned, and plans the reminders again. Nobody is mailed. Call it in a transaction
 * that holds `lockCalendar`, once the settings have the new zone.
 * @throws {TimeTakenError} if something would then overlap what stays where it is
 */
export async function movePlannedVisits(ctx: Ctx, { planned, moveOf }: Moving): Promise<void> {
  const idsOf = (isOver: boolean) =>
    planned.filter((each) => each.isOver === isOver).map(({ id }) => id);
  const [entryIds, overIds] = [idsOf(false), idsOf(true)];
  const { entryId, id } = appointments;
  const before = await ctx.db
    .select()
    .from(appointments)
    .where(or(inArray(entryId, entryIds), inArray(id, overIds)));
  await moveOccupations(ctx, { entryIds, moveOf });
  await ctx.db
    .update(calendarEntries)
    .set({ startsAt: sql`moved.starts`, endsAt: sql`moved.ends` })
    .from(movedTimes(planned.map(timesOf), moveOf))
    .where(eq(calendarEntries.id, sql`moved.id`));
  const rows = await ctx.db
    .update(appointments)
    .set({
      startsAt: sql`moved.starts`,
      endsAt: sql`moved.ends`,
      revision: sql`${appointments.revision} + 1`,
    })
    .from(movedTimes(before.map(timesOfRow), moveOf))
    .where(eq(id, sql`moved.id`))
    .returning({ ...getTableColumns(appointments) });
  await planRemindersAgain(ctx, { before, rows });
}

type Times = { id: string; starts: number; ends: number };

function timesOf({ id, moments: [starts = 0, ends = starts] }: Planned): Times {
  return { id, starts, ends };
}

function timesOfRow({ id, startsAt, endsAt }: AppointmentRow): Times {
  return { id, starts: startsAt.getTime(), ends: endsAt.getTime() };
}

/** The table "moved" inside a statement: one row with the new start and end of each. */
function movedTimes(times: readonly Times[], moveOf: MoveMoment): SQL {
  const iso = (ms: number) => new Date(moveOf(ms)).toISOString();
  const rows = times.map(({ id, starts, ends }) => ({ id, starts: iso(starts), ends: iso(ends) }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as moved(id uuid, starts timestamptz, ends timestamptz)`;
}

/** All are taken away first: moved one by one they would overlap those that still are where they were. */
async function moveOccupations(
  ctx: Ctx,
  { entryIds, moveOf }: { entryIds: string[]; moveOf: MoveMoment },
): Promise<void> {
  const { entryId, resource, id } = calendarOccupations;
  const own = inArray(entryId, entryIds);
  const rows = await ctx.db
    .select({ entryId, resource, from: millisecondsOf('lower'), to: millisecondsOf('upper') })
    .from(calendarOccupations)
    .where(own)
    .orderBy(asc(id));
  await ctx.db.delete(calendarOccupations).where(own);
  for (const [entry, lines] of Map.groupBy(rows, (row) => row.entryId)) {
    const occupations = lines.map(({ from, to, ...line }) => ({
      resource: line.resource,
      during: { from: moveOf(from), to: moveOf(to) },
    }));
    await occupy(ctx, { entryId: entry, occupations });
  }
}

type Reminding = { before: readonly AppointmentRow[]; rows: readonly AppointmentRow[] };

async function planRemindersAgain(ctx: Ctx, { before, rows }: Reminding): Promise<void> {
  const startOf = new Map(before.map(({ id, startsAt }) => [id, startsAt]));
  for (const row of rows) {
    const isExpected = !row.cancelledAt && !row.missedAt && !row.remindedAt;
    if (isExpected) await planReminder(ctx, row, { movedFrom: startOf.get(row.id) });
  }
}
