import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { authUsers } from '#src/db/schema/auth.ts';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countInquiries } from './count-inquiries.server.ts';
import { type InquiryFilter, inquiryConditions, inquiryOrder } from './inquiry-filter.server.ts';
import type { InquirySort } from './inquiry-sorts.ts';

/** A row of the list of inquiries; `excerpt` is the beginning of what they wrote, '' without a word. */
export type Inquiry = Awaited<ReturnType<typeof readInquiries>>[number];

/** `page` counts from 1. */
export type InquiryQuery = InquiryFilter & { sort?: InquirySort; page: number; perPage: number };

/** Sent builds, messages, booking requests and waiting-list entries. `total`: see `InquiryCount`. Requires leads.read. */
export async function listInquiries(
  ctx: Ctx,
  { sort = 'newest', page, perPage, ...filter }: InquiryQuery,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  requireScope(ctx.actor, 'leads.read');
  const where = await inquiryConditions(ctx, filter);
  const { total } = await countInquiries(ctx, where);
  const range = { total, limit: perPage, offset: (page - 1) * perPage };
  return { inquiries: await readSorted(ctx, { where, sort, ...range }), total };
}

/** Unanswered inquiries, longest wait first. Requires leads.read. */
export async function listWaitingInquiries(
  ctx: Ctx,
  { limit, ...filter }: Pick<InquiryFilter, 'assignee'> & { limit: number },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const asked = { ...filter, waiting: 'waiting', sort: 'waiting' } as const;
  return listInquiries(ctx, { ...asked, page: 1, perPage: limit });
}

type After = InquiryFilter & {
  /** The last one that is known. */
  after: InquiryAt | undefined;
  limit: number;
};

/** `at`: its time, exact to the microsecond. */
export type InquiryAt = Inquiry & { at: string };

/** The next of all inquiries, the latest first. Requires leads.read. */
export async function listInquiriesAfter(
  ctx: Ctx,
  { after, limit, ...filter }: After,
): Promise<InquiryAt[]> {
  requireScope(ctx.actor, 'leads.read');
  const { createdAt, id } = inquiries;
  // The first condition finds the place in the index.
  const isLater =
    after &&
    sql`${createdAt} <= ${after.at}::timestamptz and (${createdAt}, ${after.id}::uuid) < (${after.at}::timestamptz, ${id})`;
  return selectInquiries(ctx, { at: sql<string>`${createdAt}::text` })
    .where(and(await inquiryConditions(ctx, filter), isLater))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
}

type Sorted = {
  where: SQL | undefined;
  sort: InquirySort;
  /** How many there are. */
  total: number;
  limit: number;
  offset?: number;
};

/** One part of a sorted list; no statement if there is nothing in it. */
export async function readSorted(
  ctx: Pick<Ctx, 'db'>,
  { where, sort, total, limit, offset = 0 }: Sorted,
): Promise<Inquiry[]> {
  if (total === 0) return [];
  return readInquiries(ctx)
    .where(where)
    .orderBy(...inquiryOrder(sort, { total }))
    .limit(limit)
    .offset(offset);
}

export function readInquiries(ctx: Pick<Ctx, 'db'>) {
  return selectInquiries(ctx, {});
}

/**
 * The beginning of what they wrote, on one line: as much as two lines of a list have room for. Read from the row's own
 * table only for the rows that are returned.
 */
const excerptOf = sql`left(regexp_replace(case ${inquiries.kind}
  when 'appointment' then (select note from appointment_requests where appointment_requests.id = ${inquiries.id})
  when 'waiting' then (select note from waiting_list where waiting_list.id = ${inquiries.id})
  else (select note from leads where leads.id = ${inquiries.id}) end, '\\s+', ' ', 'g'), 240)`;

function selectInquiries<More extends Record<string, SQL>>({ db }: Pick<Ctx, 'db'>, more: More) {
  const { words: _, waitOrder: __, isOwn: ___, ...columns } = getTableColumns(inquiries);
  return db
    .select({
      ...columns,
      ...more,
      assigneeName: sql<string | null>`${authUsers.name}`,
      excerpt: sql<string>`coalesce(${excerptOf}, '')`,
    })
    .from(inquiries)
    .leftJoin(authUsers, eq(authUsers.id, inquiries.assigneeId))
    .$dynamic();
}
