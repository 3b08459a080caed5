import { and, asc, inArray, notInArray, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type Inquiry, listWaitingInquiries, readInquiries } from './inquiries.server.ts';
import { inquiryConditions } from './inquiry-filter.server.ts';
import { mostCounted } from './most-counted.ts';

/** Everything unanswered of one person, who is known by phone number or email address. */
export type WaitingPerson = {
  newest: Inquiry;
  /** What they wrote before, latest first. */
  earlier: Inquiry[];
  /** Since when they wait: the time of the first. */
  since: Date;
};

/** `mine`: only those with an inquiry that is assigned to the reader. */
type Whose = { assignee?: 'mine' };

/** Somebody who sends the same form all night does not fill the page. */
const mostOfOthers = 100;

/**
 * People who wait for an answer, longest wait first, with how many there are (at most `mostCounted`). Requires
 * leads.read. @param limit of unanswered inquiries, so there may be fewer people
 */
export async function listWaitingPeople(
  ctx: Ctx,
  { limit, ...whose }: Whose & { limit: number },
): Promise<{ people: WaitingPerson[]; total: number }> {
  const { inquiries: first, total } = await listWaitingInquiries(ctx, { limit, ...whose });
  const isAll = total <= first.length;
  const all = isAll ? first : [...first, ...(await othersOf(ctx, first))];
  const people = groupByPerson(all);
  return { people, total: isAll ? people.length : await countWaitingPeople(ctx, whose) };
}

/** How many people wait, at most `mostCounted`. Requires leads.read. */
export async function countWaitingPeople(ctx: Ctx, whose: Whose = {}): Promise<number> {
  requireScope(ctx.actor, 'leads.read');
  const where = await inquiryConditions(ctx, { ...whose, waiting: 'waiting' });
  const { person } = inquiries;
  const { rows } = await ctx.db.execute<{ total: number }>(
    // Grouped by hash: counting distinct texts would sort them.
    sql`select count(*)::int as total from (select distinct person from
      (select ${person} as person from ${inquiries} where ${and(isWaiting, where)} limit ${mostCounted}) waiting) people`,
  );
  return rows[0]?.total ?? 0;
}

// Without parameters, so that the index of those who wait is found for every plan.
const isWaiting = sql`${inquiries.isOwn} and ${inquiries.stage} = 'new'`;

/** What else the same people wait for, past the end of the list. */
async function othersOf(ctx: Pick<Ctx, 'db'>, first: readonly Inquiry[]): Promise<Inquiry[]> {
  const people = [...new Set(first.map(({ person }) => person))];
  const known = first.map(({ id }) => id);
  return readInquiries(ctx)
    .where(and(inArray(inquiries.person, people), isWaiting, notInArray(inquiries.id, known)))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
    .limit(mostOfOthers);
}

/** @param all oldest first */
function groupByPerson(all: readonly Inquiry[]): WaitingPerson[] {
  return [...Map.groupBy(all, ({ person }) => person).values()].flatMap((own) => {
    const [first] = own;
    const [newest, ...earlier] = own.toReversed();
    return first && newest ? [{ newest, earlier, since: first.createdAt }] : [];
  });
}
