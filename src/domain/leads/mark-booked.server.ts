import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { recordEvent } from './desk.server.ts';
import { stageChange } from './set-stage.server.ts';

/**
 * Moves an appointment's lead to "booked", in the transaction that books it; a lead that is further along stays.
 * Needs no scope on leads, because whoever books may not have one.
 */
export async function markBooked(
  ctx: Ctx,
  { leadId, buildId }: { leadId?: string | undefined; buildId?: string | undefined },
): Promise<void> {
  const which = leadOf({ leadId, buildId });
  if (!which) return;
  const before = inArray(leads.stage, ['new', 'contacted', 'quoted']);
  const rows = await ctx.db.select().from(leads).where(and(which, before)).for('update');
  for (const lead of rows) {
    await ctx.db
      .update(leads)
      .set({
        ...stageChange(ctx, { desk: lead, stage: 'booked' }),
        deskVersion: sql`${leads.deskVersion} + 1`,
      })
      .where(eq(leads.id, lead.id));
    const detail = { before: lead.stage, stage: 'booked' };
    await recordEvent(ctx, { inquiryId: lead.id, kind: 'stage', detail });
  }
}

function leadOf({ leadId, buildId }: { leadId?: string; buildId?: string }): SQL | null {
  if (leadId) return eq(leads.id, leadId);
  return buildId ? eq(leads.buildId, buildId) : null;
}
