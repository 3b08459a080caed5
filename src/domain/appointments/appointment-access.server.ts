import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { type LinkPurpose, readLinkToken } from './manage-token.server.ts';
import { why } from './refusals.ts';

/** Who is acting on an appointment: the holder of a signed link, or the shop (calendar.write). */
export type AppointmentAccess = { token: string } | { id: string };

export type AppointmentRow = typeof appointments.$inferSelect;

/** How long a link keeps working after its appointment. */
const shownFor = Temporal.Duration.from({ hours: 30 * 24 });

/** @throws {DomainError} 'not-found' for a forged link, 'gone' for an expired one */
export async function findByToken(
  ctx: Ctx,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<AppointmentRow> {
  const id = readLinkToken(ctx, token, purpose);
  if (id === null) throw notFound(why('appointments.no-link'));
  const row = await findRow(ctx, id);
  const shownUntil = row.endsAt.toTemporalInstant().add(shownFor);
  if (Temporal.Instant.compare(ctx.clock.now(), shownUntil) > 0) {
    throw new DomainError('gone', why('appointments.link-expired'));
  }
  return row;
}

/**
 * The row of an upcoming appointment. Call it in a transaction with `lockCalendar`.
 * @throws {DomainError} 'not-found', 'forbidden', and 'conflict' if it is over or canceled
 */
export async function requireUpcoming(
  ctx: Ctx,
  access: AppointmentAccess,
): Promise<AppointmentRow> {
  const row =
    'token' in access
      ? await findByToken(ctx, { ...access, purpose: 'manage' })
      : await findForShop(ctx, access.id);
  if (row.cancelledAt) throw new DomainError('conflict', why('appointments.cancelled'));
  if (row.finishedAt) throw new DomainError('conflict', why('appointments.done'));
  if ('token' in access && row.startsAt.getTime() <= ctx.clock.now().epochMilliseconds) {
    throw new DomainError('conflict', why('appointments.begun'));
  }
  return row;
}

function findForShop(ctx: Ctx, id: string): Promise<AppointmentRow> {
  requireScope(ctx.actor, 'calendar.write');
  return findRow(ctx, id);
}

async function findRow(ctx: Ctx, id: string): Promise<AppointmentRow> {
  const isId = z.uuid().safeParse(id).success;
  const rows = isId ? await ctx.db.select().from(appointments).where(eq(appointments.id, id)) : [];
  const [row] = rows;
  if (!row) throw notFound(why('appointments.missing'));
  return row;
}
