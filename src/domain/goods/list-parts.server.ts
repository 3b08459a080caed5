import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { seesCosts, withoutCost } from './costs.ts';
import {
  countChoices,
  findGroups,
  isIn,
  type PartCounts,
  type PartGroup,
  total,
} from './count-parts.server.ts';
import { conditionsOf } from './part-conditions.server.ts';
import type { PartQuery, PartSort } from './part-query.ts';
import { partOf } from './part-rows.server.ts';
import { listPartLines, type PartLine } from './read-part-lines.server.ts';
import type { StockPart } from './stock-part.ts';

const pageSize = 50;

export type PartList = {
  parts: StockPart[];
  lines: readonly PartLine[];
  total: number;
  /** At least 1. */
  pages: number;
  counts: PartCounts;
};

/** Parts as the buyer looks for them, 50 to a page. Requires catalog.read; costs need catalog.write. */
export async function listParts(ctx: Ctx, query: PartQuery): Promise<PartList> {
  requireScope(ctx.actor, 'catalog.read');
  const lines = await listPartLines(ctx, query.category);
  const groups = await findGroups(ctx, { filter: query, lines });
  const found = total(groups, query);
  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = { ...query, page: Math.min(query.page, pages) };
  const parts = await readPage(ctx, { query: page, lines, groups });
  return {
    parts: seesCosts(ctx.actor) ? parts : parts.map(withoutCost),
    lines,
    total: found,
    pages,
    counts: countChoices(groups, query),
  };
}

type Page = { query: PartQuery; lines: readonly PartLine[]; groups: readonly PartGroup[] };

async function readPage(ctx: Ctx, { query, lines, groups }: Page): Promise<StockPart[]> {
  const skip = (query.page - 1) * pageSize;
  const { sort, category } = query;
  const place = sort === 'line' ? placeInLines({ query, lines, groups }, skip) : null;
  const order = sort === 'line' ? [placeOf(place?.ids ?? [])] : orders[sort]();
  const found = foundIn(groups);
  const rows = await ctx.db
    .select()
    .from(catalogVariants)
    .where(
      and(
        conditionsOf(found ? { ...query, search: '' } : query, lines),
        found ? inArray(catalogVariants.sku, found) : undefined,
        place ? inArray(catalogVariants.lineId, place.ids) : undefined,
      ),
    )
    .orderBy(...order, asc(catalogVariants.sku))
    .limit(pageSize)
    .offset(place?.skip ?? skip);
  return rows.map((row) => partOf(category, row));
}

/** The numbers of the parts that a search has found; null if they are not known. */
function foundIn(groups: readonly PartGroup[]): string[] | null {
  const skus = groups.map((group) => group.skus);
  return skus.every((some) => some !== null) ? skus.flat() : null;
}

/**
 * The lines that a page shows, and how many parts of the first ones the pages before have shown: the names of lines
 * are sorted here, so the database need not sort a hundred thousand parts by them.
 */
function placeInLines({ query, lines, groups }: Page, skip: number) {
  const counts = new Map<string, number>();
  for (const group of groups.filter((one) => isIn(one, query))) {
    counts.set(group.line.id, (counts.get(group.line.id) ?? 0) + group.count);
  }
  const ids: string[] = [];
  let [before, inPage] = [skip, 0];
  for (const { id } of lines) {
    const count = counts.get(id) ?? 0;
    if (ids.length === 0 && count <= before) {
      before -= count;
      continue;
    }
    if (count > 0) ids.push(id);
    inPage += count;
    if (inPage >= before + pageSize) break;
  }
  return { ids, skip: before };
}

function placeOf(ids: readonly string[]): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return ids.length === 0
    ? sql`1`
    : sql`array_position(array[${list}]::text[], ${catalogVariants.lineId})`;
}

const orders: Record<Exclude<PartSort, 'line'>, () => SQL[]> = {
  price: () => [asc(catalogVariants.priceCents)],
  'price-down': () => [desc(catalogVariants.priceCents), desc(catalogVariants.sku)],
  stock: () => [sql`${catalogVariants.stockOnHand} desc nulls last`],
  changed: () => [desc(catalogVariants.updatedAt)],
};
