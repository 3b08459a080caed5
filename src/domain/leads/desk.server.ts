import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { waitingList } from '#src/db/schema/calendar.ts';
import { type leadEventKinds, leadEvents } from '#src/db/schema/lead-events.ts';
import { leads } from '#src/db/schema/leads.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import type { DeskStage } from './lead-stages.ts';
import { why } from './refusals.ts';

const tables = [leads, appointmentRequests, waitingList] as const;
type DeskTable = (typeof tables)[number];

/** An inquiry of any kind, with what staff can change. */
export type Desk = {
  id: string;
  name: string;
  stage: DeskStage;
  assigneeId: string | null;
  answeredAt: Date | null;
  mergedInto: string | null;
  deskVersion: number;
};

export type DeskChange = Partial<
  Pick<Desk, 'stage' | 'assigneeId' | 'answeredAt' | 'mergedInto'> & {
    closedAt: Date | null;
    closeReason: string | null;
  }
>;

export type DeskEvent = {
  kind: (typeof leadEventKinds)[number];
  text?: string;
  detail?: Record<string, unknown>;
  mailId?: string;
};

export type DeskStep = {
  change?: DeskChange;
  event: DeskEvent;
  /** `leads.note`; entries that only belong to the history are not written anywhere else. */
  audit: string;
};

/** What every changing form sends: the version that the person has seen. */
export type DeskInput = { id: string; version?: number | undefined };

/**
 * One change to an inquiry with its entries in the history and the audit log, in one transaction. Requires
 * leads.write.
 * @throws {DomainError} not-found, or conflict if somebody was faster and `version` is outdated
 */
export async function changeDesk(
  ctx: Ctx,
  { id, version }: DeskInput,
  plan: (desk: Desk, inside: Ctx) => Promise<DeskStep | null>,
): Promise<void> {
  requireScope(ctx.actor, 'leads.write');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { table, desk } = await lockDesk(inside, id);
    if (version !== undefined && version !== desk.deskVersion) {
      await refuseOvertaken(inside, { desk, version });
    }
    const step = await plan(desk, inside);
    if (step) await takeStep(inside, { table, desk, step });
  });
}

type Taken = { table: DeskTable; desk: Desk; step: DeskStep };

async function takeStep(ctx: Ctx, { table, desk, step }: Taken): Promise<void> {
  const { change = {}, event, audit } = step;
  const grows = Object.keys(change).length > 0 ? 1 : 0;
  // Written even if nothing changes, because that notifies other people's open pages.
  await ctx.db
    .update(table)
    .set({ ...change, deskVersion: sql`${table.deskVersion} + ${grows}` })
    .where(eq(table.id, desk.id));
  await recordEvent(ctx, { inquiryId: desk.id, ...event });
  const { id, name } = desk;
  const detail = event.detail ?? {};
  await recordAudit(ctx, { action: audit, subject: { kind: 'lead', id, name }, detail });
}

/** The row, from whichever table it is in, locked until the transaction ends. */
export async function lockDesk(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ table: DeskTable; desk: Desk }> {
  for (const table of /^[0-9a-f-]{36}$/.test(id) ? tables : []) {
    const { name, stage, assigneeId, answeredAt, mergedInto, deskVersion } = table;
    const [desk] = await db
      .select({ id: table.id, name, stage, assigneeId, answeredAt, mergedInto, deskVersion })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (desk) return { table, desk };
  }
  throw notFound(why('leads.missing'));
}

/** An entry of the history, attributed to the actor. */
export async function recordEvent(
  ctx: Ctx,
  { inquiryId, ...event }: DeskEvent & { inquiryId: string },
): Promise<void> {
  const { actor } = ctx;
  await ctx.db.insert(leadEvents).values({
    ...event,
    inquiryId,
    actorId: actor.kind === 'staff' ? actor.userId : null,
    actorName: actorName(actor),
    createdAt: nowOf(ctx),
  });
}

export function nowOf({ clock }: Pick<Ctx, 'clock'>): Date {
  return new Date(clock.now().epochMilliseconds);
}

type Overtaken = { desk: Desk; version: number };

/** A person cannot conflict with themselves: pressing twice before the page updates is fine. */
async function refuseOvertaken({ db, actor }: Ctx, { desk, version }: Overtaken): Promise<void> {
  const [last] = await db
    .select({ id: leadEvents.actorId, who: leadEvents.actorName })
    .from(leadEvents)
    // A note changes nothing that somebody else's decision could depend on.
    .where(and(eq(leadEvents.inquiryId, desk.id), ne(leadEvents.kind, 'note')))
    .orderBy(desc(leadEvents.id))
    .limit(1);
  const isOwn = actor.kind === 'staff' && last?.id === actor.userId;
  if (isOwn && desk.deskVersion === version + 1) return;
  const who = last?.who;
  const changed = who ? why('leads.changed-by', { who }) : why('leads.changed');
  throw new DomainError('conflict', changed);
}
