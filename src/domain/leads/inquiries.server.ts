import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { allInquiries, type Inquiries, isOwn } from './all-inquiries.server.ts';
import { type InquiryFilter, inquiryConditions, inquiryOrder } from './inquiry-filter.server.ts';
import type { InquirySort } from './inquiry-sorts.ts';
import { openStages } from './lead-stages.ts';

/** A row of the list of inquiries. */
export type Inquiry = Awaited<ReturnType<typeof readInquiries>>[number];

/** `page` counts from 1. */
export type InquiryQuery = InquiryFilter & { sort?: InquirySort; page: number; perPage: number };

/** Sent builds, messages, booking requests and waiting-list entries. Requires leads.read. */
export async function listInquiries(
  ctx: Ctx,
  { sort = 'newest', page, perPage, ...filter }: InquiryQuery,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  requireScope(ctx.actor, 'leads.read');
  const all = allInquiries(ctx);
  const where = await inquiryConditions(ctx, { all, filter });
  const [inquiries, [counted]] = await Promise.all([
    readInquiries(ctx, all)
      .where(where)
      .orderBy(...inquiryOrder(all, sort))
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ total: count() }).from(all).where(where),
  ]);
  return { inquiries, total: counted?.total ?? 0 };
}

/** Unanswered inquiries, longest wait first. Requires leads.read. */
export async function listWaitingInquiries(
  ctx: Ctx,
  { limit }: { limit: number },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  return listInquiries(ctx, { waiting: 'waiting', sort: 'waiting', page: 1, perPage: limit });
}

/** The available filters: campaigns and sites, makes; and the number of open inquiries. Requires leads.read. */
export async function inquiryChoices(
  ctx: Ctx,
): Promise<{ sources: string[]; makes: string[]; open: number; openCents: number }> {
  requireScope(ctx.actor, 'leads.read');
  const all = allInquiries(ctx);
  const distinct = async (column: typeof all.source | typeof all.make) => {
    const rows = await ctx.db
      .selectDistinct({ value: column })
      .from(all)
      .where(ne(column, ''))
      .orderBy(asc(column))
      .limit(60);
    return rows.map(({ value }) => value);
  };
  const [sources, makes, [open]] = await Promise.all([
    distinct(all.source),
    distinct(all.make),
    ctx.db
      .select({
        total: count(),
        cents: sql<number>`coalesce(sum(${all.likelyCents}), 0)::float`,
      })
      .from(all)
      .where(and(inArray(all.stage, openStages), isOwn(all))),
  ]);
  return { sources, makes, open: open?.total ?? 0, openCents: open?.cents ?? 0 };
}

export function readInquiries({ db }: Pick<Ctx, 'db'>, all: Inquiries) {
  const {
    id,
    kind,
    number,
    name,
    contact,
    contactKind,
    person,
    about,
    make,
    likelyCents,
    source,
    locale,
    stage,
    assigneeId,
    answeredAt,
    closedAt,
    closeReason,
    mergedInto,
    deskVersion,
    createdAt,
  } = all;
  return db
    .select({
      id,
      kind,
      number,
      name,
      contact,
      contactKind,
      person,
      about,
      make,
      likelyCents,
      source,
      locale,
      stage,
      assigneeId,
      answeredAt,
      closedAt,
      closeReason,
      mergedInto,
      deskVersion,
      createdAt,
      assigneeName: authUsers.name,
    })
    .from(all)
    .leftJoin(authUsers, eq(authUsers.id, all.assigneeId))
    .$dynamic();
}
