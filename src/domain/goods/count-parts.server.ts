import { sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import type { PartCategory } from './part-category.ts';
import { conditionsOf } from './part-conditions.server.ts';
import {
  type PartFilter,
  partStatuses,
  type StockState,
  stockState,
  stockStates,
  usualQuery,
} from './part-query.ts';
import { listPartLines, type PartLine } from './read-part-lines.server.ts';

/** Parts of one line that are alike in what lists are narrowed by. */
export type PartGroup = {
  line: PartLine;
  status: PartLine['status'];
  stock: StockState;
  count: number;
  /** Their numbers, if a search has found only a few parts in all. */
  skus: readonly string[] | null;
};

/** So many can be asked for by number faster than they are searched for again. */
const fewParts = 5_000;

type Narrowed = { filter: PartFilter; lines: readonly PartLine[] };

const everyGroup = {
  wheels: cacheByVersion(['catalog'], (ctx) => countAll(ctx, 'wheels')),
  tires: cacheByVersion(['catalog'], (ctx) => countAll(ctx, 'tires')),
};

async function countAll(ctx: Ctx, category: PartCategory): Promise<PartGroup[]> {
  const lines = await listPartLines(ctx, category);
  return countGroups(ctx, { filter: usualQuery(category), lines });
}

/** All parts that the search finds, in groups, whatever the other choices are. Without a search they are known. */
export function findGroups(ctx: Ctx, { filter, lines }: Narrowed): Promise<readonly PartGroup[]> {
  const { category, search, line } = filter;
  if (search === '' && line === '') return everyGroup[category](ctx);
  return countGroups(ctx, { filter, lines });
}

async function countGroups({ db }: Ctx, { filter, lines }: Narrowed): Promise<PartGroup[]> {
  const { sku, lineId, status, stockOnHand } = catalogVariants;
  const sign = sql<number | null>`sign(${stockOnHand})`;
  const isSearch = filter.search !== '';
  const skus = sql<
    string[] | null
  >`case when ${isSearch} and sum(count(*)) over () <= ${fewParts} then array_agg(${sku}) end`;
  const count = sql`count(*)`.mapWith(Number);
  const rows = await db
    .select({ lineId, status, sign: sign.mapWith(Number), count, skus })
    .from(catalogVariants)
    .where(conditionsOf({ ...filter, brand: '', status: '', stock: '' }, lines))
    .groupBy(lineId, status, sign);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return rows.flatMap(({ lineId: id, sign: onHand, ...group }) => {
    const line = byId.get(id);
    return line ? [{ ...group, line, stock: stockState(onHand) }] : [];
  });
}

export type PartCounts = {
  brands: { name: string; count: number }[];
  statuses: { name: PartLine['status']; count: number }[];
  stocks: { name: StockState; count: number }[];
};

/** How many parts each choice would find, with the other choices as they are. */
export function countChoices(groups: readonly PartGroup[], filter: PartFilter): PartCounts {
  const found = (choice: Partial<PartFilter>) => total(groups, { ...filter, ...choice });
  const brands = [...new Set(groups.map(({ line }) => line.brand))].sort();
  return {
    brands: brands.map((name) => ({ name, count: found({ brand: name }) })),
    statuses: partStatuses.map((name) => ({ name, count: found({ status: name }) })),
    stocks: stockStates.map((name) => ({ name, count: found({ stock: name }) })),
  };
}

export function total(groups: readonly PartGroup[], filter: PartFilter): number {
  return groups.filter((group) => isIn(group, filter)).reduce((sum, { count }) => sum + count, 0);
}

export function isIn({ line, ...group }: PartGroup, { brand, status, stock }: PartFilter): boolean {
  if (brand && line.brand !== brand) return false;
  return (!status || group.status === status) && (!stock || group.stock === stock);
}
