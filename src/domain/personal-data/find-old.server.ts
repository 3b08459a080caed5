import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/db/client.ts';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { appointments, waitingList } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import { noKeys, type PersonKeys } from './find-keys.server.ts';

/** Rows from before these times must be deleted, as the shop promised. */
export type Oldest = { build: Date; message: Date; visit: Date; spam: Date };

/** Few at a time, because whoever needs one of these rows waits for as long as it takes. */
const atOnce = 50;

type Inquiries = typeof leads | typeof appointmentRequests | typeof waitingList;

/** The oldest rows that are due, with everything connected with them; null if there are none. */
export async function findOld(db: Db, oldest: Oldest): Promise<PersonKeys | null> {
  const visits = await db
    .select()
    .from(appointments)
    .where(lt(appointments.endsAt, oldest.visit))
    .limit(atOnce);
  const gone = await listOver(db, oldest);
  const merged = await mergedInto(db, Object.values(gone).flat());
  const keys = {
    ...noKeys,
    leads: [...gone.leads, ...merged.leads],
    requests: [...gone.requests, ...merged.requests],
    waiting: [...gone.waiting, ...merged.waiting],
    appointments: visits.map(({ id }) => id),
    entries: visits.flatMap(({ entryId }) => entryId ?? []),
    visits: visits.map(({ name, vehicle: truck }) => ({ name, truck })),
  };
  const found = keys.leads.length + keys.requests.length + keys.waiting.length + visits.length;
  return found === 0 ? null : { ...keys, builds: await buildsOf(db, keys.leads) };
}

type Found = Record<'leads' | 'requests' | 'waiting', string[]>;

/** Rows that nobody has touched for that long; merged inquiries stay as long as the one they were merged into. */
async function listOver(db: Db, { build, message, visit, spam }: Oldest): Promise<Found> {
  const limit = sql`case when ${leads.kind} = 'message' then ${at(message)} else ${at(build)} end`;
  const ofLead = sql`greatest(${lastOf(leads)},
    (select max(ends_at) from appointments where lead_id = ${leads.id} or build_id = ${leads.buildId}),
    (select max(created_at) from appointment_requests where lead_id = ${leads.id}))`;
  const ofRequest = sql`greatest(${lastOf(appointmentRequests)}, ${appointmentRequests.wishedDate}::timestamptz)`;
  const ofWaiting = sql`greatest(${lastOf(waitingList)}, ${waitingList.untilDate}::timestamptz)`;
  const isOver = (table: Inquiries, last: SQL, before: SQL) =>
    and(
      sql`${table.mergedInto} is null`,
      sql`${last} < case when ${table.stage} = 'spam' then ${at(spam)} else ${before} end`,
    );
  return {
    leads: await idsOf(db, leads, isOver(leads, ofLead, limit)),
    requests: await idsOf(
      db,
      appointmentRequests,
      isOver(appointmentRequests, ofRequest, at(visit)),
    ),
    waiting: await idsOf(
      db,
      waitingList,
      and(isOver(waitingList, ofWaiting, at(visit)), sql`${waitingList.appointmentId} is null`),
    ),
  };
}

/** The last contact in either direction, in this inquiry or one that was merged into it. */
function lastOf({ id, createdAt }: Inquiries): SQL {
  return sql`greatest(${createdAt},
    (select max(created_at) from lead_events where inquiry_id = ${id}),
    (select max(created_at) from leads child where child.merged_into = ${id}),
    (select max(created_at) from appointment_requests child where child.merged_into = ${id}),
    (select max(created_at) from waiting_list child where child.merged_into = ${id}))`;
}

async function mergedInto(db: Db, kept: string[]): Promise<Found> {
  const isOf = (column: PgColumn) => inArray(column, kept);
  return {
    leads: await idsOf(db, leads, isOf(leads.mergedInto)),
    requests: await idsOf(db, appointmentRequests, isOf(appointmentRequests.mergedInto)),
    waiting: await idsOf(db, waitingList, isOf(waitingList.mergedInto)),
  };
}

async function idsOf(db: Db, table: Inquiries, where: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: table.id }).from(table).where(where).limit(atOnce);
  return rows.map(({ id }) => id);
}

async function buildsOf(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select().from(leads).where(inArray(leads.id, ids));
  return rows.flatMap(({ buildId }) => buildId ?? []);
}

function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}
