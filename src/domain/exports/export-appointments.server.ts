import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import { shopZone } from '#src/db/schema/shop-zone.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { plainContact, shopClock, streamCsv } from './csv-stream.server.ts';

type Appointment = typeof appointments.$inferSelect;

/** Days in the shop's calendar, ISO 8601, both included. */
export type DayRange = { from?: string | undefined; until?: string | undefined };

const perPage = 500;

/** Appointments as CSV, including canceled ones, by start. Requires calendar.read. */
export async function exportAppointments(
  ctx: Ctx,
  range: DayRange,
): Promise<ReadableStream<Uint8Array>> {
  requireScope(ctx.actor, 'calendar.read');
  const clock = await shopClock(ctx);
  await recordAudit(ctx, {
    action: 'appointments.export',
    subject: { kind: 'list', id: 'appointments', name: 'appointments.csv' },
    detail: { ...range },
  });
  return streamCsv<Appointment>(
    [
      ['Starts', ({ startsAt }) => clock(startsAt)],
      ['Ready', ({ endsAt }) => clock(endsAt)],
      ['Service', ({ serviceName }) => serviceName[defaultLocale]],
      ['Minutes', ({ minutes }) => minutes],
      ['Stay', ({ mode }) => mode],
      ['Vehicle', ({ vehicle }) => vehicle],
      ['Name', ({ name }) => name],
      ['Contact', ({ contact }) => plainContact(contact)],
      ['Note', ({ note }) => note],
      ['Booked', ({ createdAt }) => clock(createdAt)],
      ['Cancelled', ({ cancelledAt }) => clock(cancelledAt)],
      ['Id', ({ id }) => id],
    ],
    pagesOf(ctx, range),
  );
}

async function* pagesOf({ db }: Ctx, { from, until }: DayRange) {
  const { startsAt, id } = appointments;
  // With full precision, because it is compared with the column to continue from there.
  const begins = sql`date_trunc('milliseconds', ${startsAt})`;
  const day = sql`(${startsAt} at time zone ${shopZone})::date`;
  for (let last: Appointment | undefined; ; ) {
    const after: Appointment | undefined = last;
    const rows = await db
      .select()
      .from(appointments)
      .where(
        and(
          from ? gte(day, from) : undefined,
          until ? lt(day, sql`${until}::date + 1`) : undefined,
          after && sql`(${begins}, ${id}) > (${after.startsAt.toISOString()}, ${after.id})`,
        ),
      )
      .orderBy(asc(begins), asc(id))
      .limit(perPage);
    yield rows;
    last = rows.at(-1);
    if (rows.length < perPage) return;
  }
}
