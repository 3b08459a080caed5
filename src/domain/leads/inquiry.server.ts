import { eq } from 'drizzle-orm';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { waitingList } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { why } from './refusals.ts';
import { type BuildSnapshot, buildSnapshotSchema } from './snapshot.ts';

type LeadRow = typeof leads.$inferSelect;
type RequestRow = typeof appointmentRequests.$inferSelect;
type WaiterRow = typeof waitingList.$inferSelect;

/** A complete inquiry. */
export type InquiryDetail =
  | { kind: 'build'; lead: LeadRow; snapshot: BuildSnapshot }
  | { kind: 'message'; lead: LeadRow }
  | { kind: 'appointment'; wish: RequestRow }
  | { kind: 'waiting'; waiter: WaiterRow };

/** Requires leads.read. @throws {DomainError} not-found */
export async function getInquiry(ctx: Ctx, id: string): Promise<InquiryDetail> {
  requireScope(ctx.actor, 'leads.read');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchInquiry();
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, id));
  if (lead) return detailOf(lead);
  const [wish] = await ctx.db
    .select()
    .from(appointmentRequests)
    .where(eq(appointmentRequests.id, id));
  if (wish) return { kind: 'appointment', wish };
  const [waiter] = await ctx.db.select().from(waitingList).where(eq(waitingList.id, id));
  if (!waiter) throw noSuchInquiry();
  return { kind: 'waiting', waiter };
}

function detailOf(lead: LeadRow): InquiryDetail {
  if (lead.kind === 'message') return { kind: 'message', lead };
  return { kind: 'build', lead, snapshot: buildSnapshotSchema.parse(lead.snapshot) };
}

function noSuchInquiry() {
  return notFound(why('leads.missing'));
}
