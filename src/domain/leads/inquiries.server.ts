import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { InquiryKind, LeadStage } from './stages.ts';

/** Somebody who asked, as a line of the list. */
export type Inquiry = {
  id: string;
  kind: InquiryKind;
  /** "1042"; an appointment wish has none. */
  number: number | null;
  name: string;
  contact: string;
  /** The truck, or what a message is about. */
  about: string;
  stage: LeadStage;
  createdAt: Date;
};

export type InquiryFilter = {
  search: string;
  kind: InquiryKind | 'all';
  stage: LeadStage | 'all';
  /** From 1. */
  page: number;
  perPage: number;
};

/** Sent builds, messages and appointment wishes, newest first. Scope leads.read. */
export async function listInquiries(
  ctx: Ctx,
  filter: InquiryFilter,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  requireScope(ctx.actor, 'leads.read');
  const all = allInquiries(ctx);
  const where = and(
    filter.kind === 'all' ? undefined : eq(all.kind, filter.kind),
    filter.stage === 'all' ? undefined : eq(all.stage, filter.stage),
    matches(filter.search, all),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(all)
      .where(where)
      .orderBy(desc(all.createdAt), all.id)
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage),
    ctx.db.select({ total: count() }).from(all).where(where),
  ]);
  return { inquiries: rows, total: counted?.total ?? 0 };
}

function allInquiries({ db }: Ctx) {
  const truck = sql<string>`concat_ws(' ', ${leads.snapshot}->'vehicle'->>'year', ${leads.snapshot}->'vehicle'->>'make', ${leads.snapshot}->'vehicle'->>'model')`;
  const sent = db
    .select({
      id: leads.id,
      kind: sql<InquiryKind>`${leads.kind}`.as('kind'),
      number: sql<number | null>`${leads.number}`.as('number'),
      name: leads.name,
      contact: leads.contact,
      about:
        sql<string>`case when ${leads.kind} = 'build' then ${truck} else coalesce(${leads.topic}, '') end`.as(
          'about',
        ),
      stage: leads.stage,
      createdAt: leads.createdAt,
    })
    .from(leads);
  const wished = db
    .select({
      id: appointmentRequests.id,
      kind: sql<InquiryKind>`'appointment'`.as('kind'),
      number: sql<number | null>`null::integer`.as('number'),
      name: appointmentRequests.name,
      contact: appointmentRequests.contact,
      about: sql<string>`${appointmentRequests.vehicle}`.as('about'),
      stage: appointmentRequests.stage,
      createdAt: appointmentRequests.createdAt,
    })
    .from(appointmentRequests);
  return unionAll(sent, wished).as('inquiries');
}

/** Every word somewhere in the name, the contact, the truck or the number. */
function matches(search: string, all: ReturnType<typeof allInquiries>): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const text = sql`lower(concat_ws(' ', ${all.name}, ${all.contact}, ${all.about}, ${all.number}))`;
  return and(...words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`));
}
