import { randomUUID } from 'node:crypto';
import { auditEntries } from '#src/db/schema/audit.ts';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import {
  type BookingInput,
  bookAppointment,
  freeTimes,
} from '#src/domain/appointments/index.server.ts';
import type { JobInput } from '#src/domain/appointments/index.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { seedBookingShop } from './booking-shop.ts';
import { createTestContext } from './context.ts';
import { staffActor } from './staff.ts';

/** A leveling kit, four hours; ten on a Tuesday in Phoenix. */
export const levelingJob = { service: 'leveling-kit', mode: 'drop' as const };
export const tuesdayTen = '2026-11-24T10:00-07:00';
/** The domain's notation of an instant. */
export const iso = (moment: string) => Temporal.Instant.from(moment).toString();

export function bookingDetails() {
  const contact = 'dana@example.org';
  return { formId: randomUUID(), vehicle: '2021 Ford F-150', name: 'Dana', contact, note: '' };
}

/** The demo shop with one bay, on its own database, and what booking tests do there. */
export async function openBookingDesk() {
  const database = await openTestDatabase();
  const { db } = database;
  await seedBookingShop(db, { bays: 1 });
  const as = (actor: Actor, now?: Temporal.Instant): Ctx =>
    createTestContext(db, { actor, ...(now && { clock: { now: () => now } }) });
  const ignore = async () => {};
  return {
    db,
    close: () => database.close(),
    visitor: as({ kind: 'visitor' }),
    staff: as(staffActor('front-desk', 'Lupita')),
    staffAt: (now: Temporal.Instant) => as(staffActor('front-desk', 'Lupita'), now),
    system: (now: Temporal.Instant) => as({ kind: 'system', reason: 'test' }, now),
    visitorAt: (now: Temporal.Instant) => as({ kind: 'visitor' }, now),
    book: (ctx: Ctx, parts: Partial<BookingInput> = {}) =>
      bookAppointment(ctx, {
        ...levelingJob,
        startsAt: tuesdayTen,
        details: bookingDetails(),
        locale: 'en',
        ...parts,
      }),
    async startsOn(ctx: Ctx, date: string, job: JobInput = levelingJob) {
      const times = await freeTimes(ctx, { ...job, from: date, to: date });
      return times.map(({ startsAt }) => startsAt);
    },
    /** The names of the letters in the outbox. */
    async letters() {
      return (await db.select().from(mailMessages)).map(({ letter }) => letter).sort();
    },
    async clear() {
      for (const table of [appointments, calendarEntries, mailMessages, auditEntries]) {
        await db.delete(table);
      }
      await runTestJobs(db, {
        'send-mail': ignore,
        'remind-of-appointment': ignore,
        'offer-freed-times': ignore,
        'tell-truck-ready': ignore,
        'ask-for-review': ignore,
      });
    },
  };
}

export type BookingDesk = Awaited<ReturnType<typeof openBookingDesk>>;
