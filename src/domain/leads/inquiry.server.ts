import { eq } from 'drizzle-orm';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { leads } from '#src/db/schema/leads.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type BuildSnapshot, buildSnapshotSchema } from './snapshot.ts';
import type { LeadStage } from './stages.ts';

type LeadRow = typeof leads.$inferSelect;
type WishRow = typeof appointmentRequests.$inferSelect;

/** What somebody sent, whole. */
export type InquiryDetail =
  | { kind: 'build'; lead: LeadRow; snapshot: BuildSnapshot }
  | { kind: 'message'; lead: LeadRow }
  | { kind: 'appointment'; wish: WishRow };

/** Scope leads.read. @throws {DomainError} not-found */
export async function getInquiry(ctx: Ctx, id: string): Promise<InquiryDetail> {
  requireScope(ctx.actor, 'leads.read');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchInquiry();
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, id));
  if (lead) return detailOf(lead);
  const [wish] = await ctx.db
    .select()
    .from(appointmentRequests)
    .where(eq(appointmentRequests.id, id));
  if (!wish) throw noSuchInquiry();
  return { kind: 'appointment', wish };
}

/** Notes how far the shop has come. Scope leads.write. @throws {DomainError} not-found */
export async function setInquiryStage(
  ctx: Ctx,
  { id, stage }: { id: string; stage: LeadStage },
): Promise<void> {
  requireScope(ctx.actor, 'leads.write');
  const found = await getInquiry(ctx, id);
  const table = found.kind === 'appointment' ? appointmentRequests : leads;
  const { name, stage: before } = found.kind === 'appointment' ? found.wish : found.lead;
  await ctx.db.transaction(async (tx) => {
    await tx.update(table).set({ stage }).where(eq(table.id, id));
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'leads.stage', subject: { kind: 'lead', id, name }, detail: { before, stage } },
    );
  });
}

function detailOf(lead: LeadRow): InquiryDetail {
  if (lead.kind === 'message') return { kind: 'message', lead };
  return { kind: 'build', lead, snapshot: buildSnapshotSchema.parse(lead.snapshot) };
}

function noSuchInquiry() {
  return notFound('This inquiry could not be found');
}
