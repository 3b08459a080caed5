import { and, eq, isNull } from 'drizzle-orm';
import { calendarEntries, waitingList } from '#src/db/schema/calendar.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx, Locale } from '../context.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { submissionKey } from '../submission-key.server.ts';
import { offerLater } from './after-change.server.ts';
import { type AppointmentAccess, requireUpcoming } from './appointment-access.server.ts';
import { type JobInput, jobOf } from './job-input.ts';
import { readLinkToken } from './manage-token.server.ts';
import { why } from './refusals.ts';
import { type WaitingInput, waitingSchema } from './waiting-schema.ts';

export type JoinInput = JobInput & {
  details: WaitingInput;
  locale: Locale;
  notBefore?: string;
  buildId?: string;
  /** The appointment they already have and would exchange for an earlier one. */
  appointment?: AppointmentAccess;
};

/**
 * Puts somebody on the waiting list: the first freed time that suits is offered once. The same form sent twice makes
 * one entry.
 * @throws {DomainError} 'invalid' with the fields
 */
export async function joinWaitingList(ctx: Ctx, input: JoinInput): Promise<void> {
  const { locale, notBefore, buildId } = input;
  const { contact, formId, ...details } = parseInput(waitingSchema(locale), input.details);
  const { service, minutes, mode } = jobOf(await getShopSettings(ctx), input);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const own = input.appointment && (await requireUpcoming(inner, input.appointment));
    await tx
      .insert(waitingList)
      .values({
        ...details,
        id: ctx.ids.uuid(),
        formId: submissionKey(formId, { ...details, contact }),
        email: contact,
        appointmentId: own?.id,
        service: service.slug,
        minutes,
        mode,
        locale,
        notBefore,
        buildId,
        createdAt: new Date(ctx.clock.now().epochMilliseconds),
      })
      .onConflictDoNothing({ target: waitingList.formId });
    await offerLater(inner);
  });
}

/** What somebody waits for, and whether they still do. Dates are the shop's, ISO 8601. */
export type WaitingEntry = {
  serviceName: Translated | null;
  vehicle: string;
  fromDate: string;
  untilDate: string;
  isOpen: boolean;
};

/** What a waiting-list link shows. @throws {DomainError} 'not-found' for a forged link */
export async function readWaitingEntry(ctx: Ctx, token: string): Promise<WaitingEntry> {
  const id = readLinkToken(ctx, token, 'leave');
  const [row] = id ? await ctx.db.select().from(waitingList).where(eq(waitingList.id, id)) : [];
  if (!row) throw notFound(why('appointments.no-link'));
  const { services } = await getShopSettings(ctx);
  const { vehicle, fromDate, untilDate } = row;
  const serviceName = services.find(({ slug }) => slug === row.service)?.name ?? null;
  return { serviceName, vehicle, fromDate, untilDate, isOpen: row.endedAt === null };
}

/**
 * Removes somebody from the waiting list and releases the time they were offered.
 * @throws {DomainError} 'not-found' for a forged link
 */
export async function leaveWaitingList(ctx: Ctx, token: string): Promise<void> {
  const id = readLinkToken(ctx, token, 'leave');
  if (id === null) throw notFound(why('appointments.no-link'));
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(waitingList)
      .where(and(eq(waitingList.id, id), isNull(waitingList.endedAt)));
    if (!row) return;
    await closeWaitingEntry({ ...ctx, db: tx }, { id, outcome: 'left' });
    if (!row.entryId) return;
    await tx.delete(calendarEntries).where(eq(calendarEntries.id, row.entryId));
    await offerLater({ ...ctx, db: tx });
  });
}

type Outcome = NonNullable<(typeof waitingList.$inferSelect)['outcome']>;

export async function closeWaitingEntry(
  ctx: Ctx,
  { id, outcome }: { id: string; outcome: Outcome },
) {
  await ctx.db
    .update(waitingList)
    .set({ outcome, endedAt: new Date(ctx.clock.now().epochMilliseconds), entryId: null })
    .where(eq(waitingList.id, id));
}
