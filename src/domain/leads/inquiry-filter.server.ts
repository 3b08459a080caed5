import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { InquirySort } from './inquiry-sorts.ts';
import type { DeskStage, InquiryKind } from './lead-stages.ts';
import { lateBefore } from './waiting.ts';

/** The filters of the list; a missing one does not filter. */
export type InquiryFilter = {
  /** Beginnings of words in the name, the contact, the truck or the number. */
  search?: string;
  kind?: InquiryKind | 'all';
  stage?: DeskStage | 'all';
  /** `mine`, `nobody`, or the id of an account. */
  assignee?: string;
  /** A campaign or a site, as `inquiryChoices` lists it. */
  source?: string;
  make?: string;
  /** Unanswered; `late`: for longer than the shop promises. */
  waiting?: 'waiting' | 'late';
};

export async function inquiryConditions(ctx: Ctx, filter: InquiryFilter): Promise<SQL | undefined> {
  const { search = '', kind = 'all', stage = 'all', assignee, source, make, waiting } = filter;
  return and(
    stage === 'spam' ? isSpam : eq(inquiries.isOwn, true),
    kind === 'all' ? undefined : eq(inquiries.kind, kind),
    stage === 'all' ? undefined : eq(inquiries.stage, stage),
    assignee ? assignedTo(ctx, assignee) : undefined,
    source ? eq(inquiries.source, source) : undefined,
    make ? eq(inquiries.make, make) : undefined,
    waiting ? eq(inquiries.stage, 'new') : undefined,
    waiting === 'late' ? lt(inquiries.createdAt, await promisedBefore(ctx)) : undefined,
    searchInquiries(search),
  );
}

const isSpam = and(isNull(inquiries.mergedInto), eq(inquiries.stage, 'spam'));

/** Fewer rows than this are found by what they have in common, and then sorted. */
const fewRows = 2000;

/**
 * The sort order of a list with so many rows. Many are read in the order of an index, until a page is full. If there
 * are few, that could mean reading nearly all others; so they are sorted by something that no index has.
 */
export function inquiryOrder(sort: InquirySort, { total }: { total: number }): SQL[] {
  const { createdAt, waitOrder, likelyCents, name, id } = inquiries;
  const [noTime, nothing, noText] =
    total < fewRows ? [sql` + interval '0'`, sql` + 0`, sql` || ''`] : [sql``, sql``, sql``];
  const newest = sql`${createdAt}${noTime} desc`;
  const orders = {
    newest: [newest],
    waiting: [sql`${waitOrder}${nothing}`],
    price: [sql`${likelyCents}${nothing} desc nulls last`, newest],
    name: [sql`lower(${name})${noText}`, newest],
  };
  return [...orders[sort], asc(id)];
}

function assignedTo({ actor }: Ctx, assignee: string): SQL {
  if (assignee === 'nobody') return isNull(inquiries.assigneeId);
  if (assignee !== 'mine') return eq(inquiries.assigneeId, assignee);
  return eq(inquiries.assigneeId, actor.kind === 'staff' ? actor.userId : '');
}

async function promisedBefore(ctx: Ctx): Promise<Date> {
  return new Date(lateBefore(await getShopSettings(ctx), ctx.clock.now()).epochMilliseconds);
}

/**
 * Each word must begin one of the name, the contact, the truck or the number. A phone number is found by its beginning,
 * its last seven and its last four digits.
 */
export function searchInquiries(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  const digits = search.replace(/\D/g, '');
  const isPhone = digits.length >= 7 && /^[\d\s().+-]+$/.test(search);
  return sql`${inquiries.words} @@ search_query(${isPhone ? digits.slice(-10) : search})`;
}
