import { isNotNull } from 'drizzle-orm';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { appointments, waitingList } from '#src/db/schema/calendar.ts';
import { careerApplications, careerCandidates } from '#src/db/schema/careers.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { reviewInvitations } from '#src/db/schema/reviews.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { erasePerson } from './erase-person.server.ts';
import { type Person, readPerson } from './person.ts';
import { traceOf } from './trace-of.server.ts';

/** Columns that name people by address or number. */
const contacts = [
  leads.contact,
  appointmentRequests.contact,
  appointments.contact,
  waitingList.email,
  buildReminders.email,
  careerCandidates.contact,
  careerApplications.contact,
  mailMessages.recipient,
  reviewInvitations.email,
];

/**
 * Erases people again whom an older backup has brought back, found by the traces that their erasures left. Returns how
 * many they were.
 */
export async function replayErasures(ctx: Ctx, traces: readonly string[]): Promise<number> {
  requireSystem(ctx.actor);
  const wanted = new Set(traces);
  if (wanted.size === 0) return 0;
  const found = new Map<string, Person>();
  for (const column of contacts) {
    const rows = await ctx.db
      .selectDistinct({ contact: column })
      .from(column.table)
      .where(isNotNull(column));
    for (const { contact } of rows) {
      const person = readPerson(String(contact));
      const trace = person && traceOf(ctx, person);
      if (trace && wanted.has(trace)) found.set(trace, person);
    }
  }
  for (const person of found.values()) await erasePerson(ctx, person);
  return found.size;
}
