import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type Inquiries, isOwn, isSpam } from './all-inquiries.server.ts';
import type { InquirySort } from './inquiry-sorts.ts';
import type { DeskStage, InquiryKind } from './lead-stages.ts';
import { lateBefore } from './waiting.ts';

/** The filters of the list; a missing one does not filter. */
export type InquiryFilter = {
  /** Words in the name, the contact, the truck or the number. */
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

export async function inquiryConditions(
  ctx: Ctx,
  { all, filter }: { all: Inquiries; filter: InquiryFilter },
): Promise<SQL | undefined> {
  const { search = '', kind = 'all', stage = 'all', assignee, source, make, waiting } = filter;
  return and(
    stage === 'spam' ? isSpam(all) : isOwn(all),
    kind === 'all' ? undefined : eq(all.kind, kind),
    stage === 'all' ? undefined : eq(all.stage, stage),
    assignee ? assignedTo(ctx, { all, assignee }) : undefined,
    source ? eq(all.source, source) : undefined,
    make ? eq(all.make, make) : undefined,
    waiting ? eq(all.stage, 'new') : undefined,
    waiting === 'late' ? lt(all.createdAt, await promisedBefore(ctx)) : undefined,
    searchInquiries(search, all),
  );
}

export function inquiryOrder(all: Inquiries, sort: InquirySort): SQL[] {
  const waits = sql`case when ${all.stage} = 'new' then 0 else 1 end`;
  const orders = {
    newest: [desc(all.createdAt)],
    waiting: [
      asc(waits),
      sql`case when ${all.stage} = 'new' then ${all.createdAt} end asc`,
      desc(all.createdAt),
    ],
    price: [sql`${all.likelyCents} desc nulls last`, desc(all.createdAt)],
    name: [sql`lower(${all.name})`, desc(all.createdAt)],
  };
  return [...orders[sort], asc(all.id)];
}

function assignedTo({ actor }: Ctx, { all, assignee }: { all: Inquiries; assignee: string }): SQL {
  if (assignee === 'nobody') return isNull(all.assigneeId);
  if (assignee !== 'mine') return eq(all.assigneeId, assignee);
  return eq(all.assigneeId, actor.kind === 'staff' ? actor.userId : '');
}

async function promisedBefore(ctx: Ctx): Promise<Date> {
  return new Date(lateBefore(await getShopSettings(ctx), ctx.clock.now()).epochMilliseconds);
}

/** Each word must occur in the name, the contact, the truck or the number; phone numbers match by their digits. */
export function searchInquiries(search: string, all: Inquiries): SQL | undefined {
  const text = sql`lower(concat_ws(' ', ${all.name}, ${all.contact}, ${all.about}, ${all.number}, 'ir-' || ${all.number}))`;
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 7 && /^[\d\s().+-]+$/.test(search)) {
    return sql`strpos(${all.person}, ${digits.slice(-10)}) > 0`;
  }
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`));
}
