import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { waitingList } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { InquiryKind } from './lead-stages.ts';

const truck = sql`concat_ws(' ', ${leads.snapshot}->'vehicle'->>'year', ${leads.snapshot}->'vehicle'->>'make', ${leads.snapshot}->'vehicle'->>'model')`;

/** The campaign's name, else the referring site; '' if unknown. */
function sourceColumn(
  source: typeof leads.source | typeof appointmentRequests.source,
): SQL.Aliased<string> {
  const known = sql<string>`coalesce(nullif(${source}->'utm'->>'source', ''), ${source}->>'referrer', '')`;
  return known.as('source');
}

/** The normal form of a contact: ten digits, or the email address in lower case. */
export function personKey(
  contact: SQL | typeof leads.contact,
  kind: SQL | typeof leads.contactKind,
) {
  return sql<string>`case when ${kind} = 'phone' then right(regexp_replace(${contact}, '\\D', '', 'g'), 10) else lower(${contact}) end`;
}

/** Everything that people sent to the shop, in one shape, as a table to select from. */
export function allInquiries({ db }: Pick<Ctx, 'db'>) {
  return unionAll(sentLeads(db), wishes(db), waiters(db)).as('inquiries');
}

export type Inquiries = ReturnType<typeof allInquiries>;

function sentLeads(db: Ctx['db']) {
  return db
    .select({
      id: leads.id,
      kind: sql<InquiryKind>`${leads.kind}`.as('kind'),
      number: sql<number | null>`${leads.number}`.as('number'),
      name: leads.name,
      contact: leads.contact,
      contactKind: sql<'phone' | 'email'>`${leads.contactKind}`.as('contact_kind'),
      person: personKey(leads.contact, leads.contactKind).as('person'),
      about:
        sql<string>`case when ${leads.kind} = 'build' then ${truck} else coalesce(${leads.topic}, '') end`.as(
          'about',
        ),
      make: sql<string>`coalesce(${leads.snapshot}->'vehicle'->>'make', '')`.as('make'),
      likelyCents: sql<
        number | null
      >`(${leads.snapshot}->'quote'->'totalCents'->>'likely')::float::integer`.as('likely_cents'),
      source: sourceColumn(leads.source),
      isListed: sql<boolean>`true`.as('is_listed'),
      ...deskOf(leads),
    })
    .from(leads);
}

function wishes(db: Ctx['db']) {
  const wish = appointmentRequests;
  return db
    .select({
      id: wish.id,
      kind: sql<InquiryKind>`'appointment'`.as('kind'),
      number: sql<number | null>`null::integer`.as('number'),
      name: wish.name,
      contact: wish.contact,
      contactKind: sql<'phone' | 'email'>`${wish.contactKind}`.as('contact_kind'),
      person: personKey(sql`${wish.contact}`, sql`${wish.contactKind}`).as('person'),
      about: sql<string>`${wish.vehicle}`.as('about'),
      make: sql<string>`''`.as('make'),
      likelyCents: sql<number | null>`null::integer`.as('likely_cents'),
      source: sourceColumn(wish.source),
      isListed: sql<boolean>`true`.as('is_listed'),
      ...deskOf(wish),
    })
    .from(wish);
}

/** Waiting-list entries without an appointment; people who have one only wait for an earlier time. */
function waiters(db: Ctx['db']) {
  const waiter = waitingList;
  return db
    .select({
      id: waiter.id,
      kind: sql<InquiryKind>`'waiting'`.as('kind'),
      number: sql<number | null>`null::integer`.as('number'),
      name: waiter.name,
      contact: sql<string>`${waiter.email}`.as('contact'),
      contactKind: sql<'phone' | 'email'>`'email'`.as('contact_kind'),
      person: sql<string>`lower(${waiter.email})`.as('person'),
      about: sql<string>`${waiter.vehicle}`.as('about'),
      make: sql<string>`''`.as('make'),
      likelyCents: sql<number | null>`null::integer`.as('likely_cents'),
      source: sql<string>`''`.as('source'),
      isListed: sql<boolean>`${waiter.endedAt} is null and ${waiter.appointmentId} is null`.as(
        'is_listed',
      ),
      ...deskOf(waiter),
    })
    .from(waiter);
}

function deskOf<Table extends typeof leads | typeof appointmentRequests | typeof waitingList>(
  table: Table,
) {
  const { stage, assigneeId, answeredAt, closedAt, closeReason, mergedInto, deskVersion } = table;
  const { locale, createdAt } = table;
  return {
    locale: sql<string>`${locale}`.as('locale'),
    stage: sql<(typeof stage)['_']['data']>`${stage}`.as('stage'),
    assigneeId: sql<string | null>`${assigneeId}`.as('assignee_id'),
    answeredAt: sql<Date | null>`${answeredAt}`.mapWith(answeredAt).as('answered_at'),
    closedAt: sql<Date | null>`${closedAt}`.mapWith(closedAt).as('closed_at'),
    closeReason: sql<string | null>`${closeReason}`.as('close_reason'),
    mergedInto: sql<string | null>`${mergedInto}`.as('merged_into'),
    deskVersion: sql<number>`${deskVersion}`.as('desk_version'),
    createdAt: sql<Date>`${createdAt}`.mapWith(createdAt).as('asked_at'),
  };
}

/** Merged inquiries are shown with the other one, and spam only on request. */
export function isOwn(all: Inquiries): SQL | undefined {
  return and(isNull(all.mergedInto), all.isListed, ne(all.stage, 'spam'));
}

export function isSpam(all: Inquiries): SQL | undefined {
  return and(isNull(all.mergedInto), eq(all.stage, 'spam'));
}
