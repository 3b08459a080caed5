import { eq, sql } from 'drizzle-orm';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { waitingList } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeDesk, type Desk, type DeskInput, lockDesk, recordEvent } from './desk.server.ts';
import { why } from './refusals.ts';

/**
 * Merges two inquiries of the same person: the other one leaves the lists, and its history is shown with this one's.
 * `splitInquiry` undoes it. Requires leads.write.
 * @throws {DomainError} not-found, conflict, or invalid for an inquiry and itself
 */
export async function mergeInquiries(
  ctx: Ctx,
  { otherId, ...input }: DeskInput & { otherId: string },
): Promise<void> {
  if (otherId === input.id) throw new DomainError('invalid', why('leads.same'));
  await ctx.db.transaction(async (tx) => {
    // Each merge locks several rows, in different orders: two at once could deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(${mergeLock}::int)`);
    await mergeLocked({ ...ctx, db: tx }, { otherId, ...input });
  });
}

/** Any number that no other advisory lock uses. */
const mergeLock = 4_120_418;

async function mergeLocked(ctx: Ctx, { otherId, ...input }: DeskInput & { otherId: string }) {
  await changeDesk(ctx, input, async (kept, inside) => {
    const { table, desk: other } = await lockDesk(inside, otherId);
    if (kept.mergedInto || other.mergedInto) throw mergedAlready();
    await inside.db
      .update(table)
      .set({ mergedInto: kept.id, deskVersion: other.deskVersion + 1 })
      .where(eq(table.id, other.id));
    await takeAlong(inside, { from: other.id, to: kept.id });
    const detail = { other: { id: other.id, name: other.name } };
    await recordEvent(inside, { inquiryId: other.id, kind: 'merge', detail: { into: kept.id } });
    return { change: gained(kept, other), event: { kind: 'merge', detail }, audit: 'leads.merge' };
  });
}

/** Shows a merged inquiry by itself again. Requires leads.write. @throws {DomainError} not-found, conflict */
export async function splitInquiry(ctx: Ctx, input: DeskInput): Promise<void> {
  await changeDesk(ctx, input, async (desk, inside) => {
    if (!desk.mergedInto) return null;
    const detail = { other: { id: desk.id, name: desk.name } };
    await recordEvent(inside, { inquiryId: desk.mergedInto, kind: 'split', detail });
    return {
      change: { mergedInto: null },
      event: { kind: 'split', detail: { from: desk.mergedInto } },
      audit: 'leads.split',
    };
  });
}

/** If one of them was answered, neither waits any more, and the assignee stays. */
function gained(kept: Desk, other: Desk) {
  const isAnswered = kept.stage === 'new' && !['new', 'won', 'lost', 'spam'].includes(other.stage);
  return {
    mergedInto: null,
    ...(isAnswered && { stage: other.stage, answeredAt: other.answeredAt }),
    ...(kept.assigneeId === null && { assigneeId: other.assigneeId }),
  };
}

/** Inquiries merged into the one that goes are now merged into the one that stays. */
async function takeAlong({ db }: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of [leads, appointmentRequests, waitingList]) {
    await db.update(table).set({ mergedInto: to }).where(eq(table.mergedInto, from));
  }
}

function mergedAlready(): DomainError {
  return new DomainError('conflict', why('leads.merged'));
}
