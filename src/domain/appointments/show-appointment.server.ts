import type { Ctx } from '../context.ts';
import type { Appointment } from './appointment.ts';
import { type AppointmentRow, findByToken } from './appointment-access.server.ts';
import { linkToken } from './manage-token.server.ts';

/**
 * What a letter's link shows. Reading it changes nothing, because mail scanners open links.
 * @throws {DomainError} 'not-found' for a forged link, 'gone' for an expired one
 */
export async function readAppointment(ctx: Ctx, token: string): Promise<Appointment> {
  return showAppointment(ctx, await findByToken(ctx, { token, purpose: 'manage' }));
}

/** A row as its customer sees it. */
export function showAppointment(ctx: Ctx, row: AppointmentRow): Appointment {
  const { id, service, serviceName, minutes, mode, vehicle, name, cancelledAt } = row;
  const isCancelled = cancelledAt !== null;
  return {
    id,
    service,
    serviceName,
    minutes,
    mode,
    startsAt: row.startsAt.toTemporalInstant().toString(),
    readyBy: row.endsAt.toTemporalInstant().toString(),
    vehicle,
    name,
    isCancelled,
    isUpcoming: !isCancelled && row.startsAt.getTime() > ctx.clock.now().epochMilliseconds,
    manageToken: linkToken(ctx, { purpose: 'manage', id }),
    calendarToken: linkToken(ctx, { purpose: 'calendar', id }),
  };
}
