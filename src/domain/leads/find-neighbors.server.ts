import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countInquiries } from './count-inquiries.server.ts';
import { type InquiryFilter, inquiryConditions } from './inquiry-filter.server.ts';
import type { InquirySort } from './inquiry-sorts.ts';
import { mostCounted } from './most-counted.ts';

export type Neighbor = { id: string; name: string };

/** Who comes before and after an inquiry in a list. */
export type Neighbors = {
  previous: Neighbor | null;
  next: Neighbor | null;
  /** The place in the list, from 1; null if the filter no longer finds it, or past `mostCounted`. */
  at: number | null;
  /** See `InquiryCount`. */
  total: number;
};

type Asked = InquiryFilter & { id: string; sort: InquirySort };

/**
 * The neighbors of an inquiry in a sorted and filtered list. One that has left the list, because it was answered,
 * still has the neighbors of its place. Null if there is no such inquiry. Requires leads.read.
 */
export async function findNeighbors(
  ctx: Ctx,
  { id, sort, ...filter }: Asked,
): Promise<Neighbors | null> {
  requireScope(ctx.actor, 'leads.read');
  const row = await readSortKeys(ctx, id);
  if (!row) return null;
  const where = await inquiryConditions(ctx, filter);
  const keys = keysOf(sort, row);
  const [[previous = null], [next = null]] = [
    await readNearest(ctx, { where, keys, way: 'before' }),
    await readNearest(ctx, { where, keys, way: 'after' }),
  ];
  const { total } = await countInquiries(ctx, where);
  const isListed = (await countInquiries(ctx, and(where, eq(inquiries.id, id)))).total > 0;
  if (!isListed) return { previous, next, at: null, total };
  const before = await countInquiries(ctx, and(where, isBeyond(keys, 'before')));
  const at = before.total < mostCounted ? before.total + 1 : null;
  return { previous, next, at, total };
}

type SortKeys = {
  id: string;
  /** Exact to the microsecond. */
  createdAt: string;
  waitOrder: string;
  likelyCents: number | null;
  name: string;
};

async function readSortKeys({ db }: Ctx, id: string): Promise<SortKeys | undefined> {
  const [row] = await db
    .select({
      id: inquiries.id,
      createdAt: sql<string>`${inquiries.createdAt}::text`,
      waitOrder: sql<string>`${inquiries.waitOrder}::text`,
      likelyCents: inquiries.likelyCents,
      name: sql<string>`lower(${inquiries.name})`,
    })
    .from(inquiries)
    .where(eq(inquiries.id, id));
  return row;
}

/** A column that a list is sorted by, with its value in the row that is asked about. */
type Key = { column: SQL; value: SQL | null; isFalling: boolean; mayBeNull?: boolean };

/** As `inquiryOrder` sorts. */
function keysOf(sort: InquirySort, row: SortKeys): Key[] {
  const { createdAt, waitOrder, likelyCents, name, id } = inquiries;
  const rising = (column: SQL, value: SQL): Key => ({ column, value, isFalling: false });
  const newest: Key = {
    column: sql`${createdAt}`,
    value: sql`${row.createdAt}::timestamptz`,
    isFalling: true,
  };
  const cents = row.likelyCents === null ? null : sql`${row.likelyCents}::int`;
  const price = { column: sql`${likelyCents}`, value: cents, isFalling: true, mayBeNull: true };
  const keys = {
    newest: [newest],
    waiting: [rising(sql`${waitOrder}`, sql`${row.waitOrder}::bigint`)],
    price: [price, newest],
    name: [rising(sql`lower(${name})`, sql`${row.name}::text`), newest],
  };
  return [...keys[sort], rising(sql`${id}`, sql`${row.id}::uuid`)];
}

type Way = 'before' | 'after';

/** The rows on this side of the one that is asked about; the value null comes after all others. */
function isPast([key, ...rest]: readonly Key[], way: Way): SQL {
  if (!key) return sql`false`;
  const { column, value, isFalling } = key;
  if (value === null) {
    const isSame = sql`${column} is null and ${isPast(rest, way)}`;
    return way === 'after' ? sql`(${isSame})` : sql`(${column} is not null or (${isSame}))`;
  }
  const isLess = isFalling === (way === 'after');
  const sign = isLess ? sql`<` : sql`>`;
  const isFurther = sql`${column} ${sign} ${value}`;
  const isSame = sql`${column} = ${value} and ${isPast(rest, way)}`;
  const isEmpty = key.mayBeNull && way === 'after' ? sql` or ${column} is null` : sql``;
  return sql`(${isFurther} or (${isSame})${isEmpty})`;
}

/** The same, beginning with a condition that finds the place in the list's index. */
function isBeyond(keys: readonly Key[], way: Way): SQL {
  const [first] = keys;
  if (!first?.value || first.mayBeNull) return isPast(keys, way);
  const sign = first.isFalling === (way === 'after') ? sql`<=` : sql`>=`;
  return sql`${first.column} ${sign} ${first.value} and ${isPast(keys, way)}`;
}

type Nearest = { where: SQL | undefined; keys: readonly Key[]; way: Way };

function readNearest({ db }: Ctx, { where, keys, way }: Nearest): Promise<Neighbor[]> {
  const order = keys.map(({ column, isFalling }) =>
    isFalling === (way === 'after')
      ? sql`${column} desc nulls ${way === 'after' ? sql`last` : sql`first`}`
      : sql`${column} asc nulls ${way === 'after' ? sql`last` : sql`first`}`,
  );
  return db
    .select({ id: inquiries.id, name: inquiries.name })
    .from(inquiries)
    .where(and(where, isBeyond(keys, way)))
    .orderBy(...order)
    .limit(1);
}
