import { eq, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { readLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type PartStatus, partStatuses, type StockState, stockStates } from '../part-query.ts';
import type { LineQuery, LineSort } from './line-query.ts';
import {
  kitSummary,
  type LineSummary,
  type SizeTotals,
  tireSummary,
  wheelSummary,
} from './line-summary.ts';

const pageSize = 50;

export type LineCounts = {
  brands: { name: string; count: number }[];
  kinds: { name: string; count: number }[];
  statuses: { name: PartStatus; count: number }[];
  stocks: { name: StockState; count: number }[];
};

export type LineList = {
  lines: LineSummary[];
  /** Of the category, whatever is chosen. */
  all: number;
  total: number;
  /** At least 1. */
  pages: number;
  counts: LineCounts;
  /** Makers of the category, for a form's suggestions. */
  brands: string[];
};

const everyLine = {
  'lift-kits': cacheByVersion(['catalog'], async (ctx) =>
    (await readLines(ctx, 'lift-kit')).map(kitSummary),
  ),
  'wheel-lines': cacheByVersion(['catalog'], async (ctx) => {
    const totals = await totalsByLine(ctx, 'wheel');
    return (await readLines(ctx, 'wheel')).map((line) =>
      wheelSummary(line, totals.get(line.lineId)),
    );
  }),
  'tire-lines': cacheByVersion(['catalog'], async (ctx) => {
    const totals = await totalsByLine(ctx, 'tire');
    return (await readLines(ctx, 'tire')).map((line) => tireSummary(line, totals.get(line.lineId)));
  }),
};

/** Lines as the buyer looks for them, 50 to a page. Requires catalog.read. */
export async function listProductLines(ctx: Ctx, query: LineQuery): Promise<LineList> {
  requireScope(ctx.actor, 'catalog.read');
  const all = await everyLine[query.category](ctx);
  const named = all.filter((line) => hasWords(line, query.search));
  const found = named.filter((line) => isChosen(line, query)).sort(orders[query.sort]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const skip = (Math.min(query.page, pages) - 1) * pageSize;
  return {
    lines: found.slice(skip, skip + pageSize),
    all: all.length,
    total: found.length,
    pages,
    counts: countChoices(named, query),
    brands: namesOf(all, ({ brand }) => brand),
  };
}

async function totalsByLine({ db }: Ctx, kind: 'wheel' | 'tire'): Promise<Map<string, SizeTotals>> {
  const { lineId, priceCents, stockOnHand } = catalogVariants;
  const rows = await db
    .select({
      lineId,
      sizes: sql`count(*)`.mapWith(Number),
      min: sql`min(${priceCents})`.mapWith(Number),
      max: sql`max(${priceCents})`.mapWith(Number),
      onHand: sql<number | null>`sum(${stockOnHand})`.mapWith(Number),
    })
    .from(catalogVariants)
    .where(eq(catalogVariants.kind, kind))
    .groupBy(lineId);
  return new Map(
    rows.map(({ lineId: id, min, max, ...totals }) => [
      id,
      { ...totals, priceCents: { min, max } },
    ]),
  );
}

function hasWords({ id, brand, name, kind, kit }: LineSummary, search: string): boolean {
  const text = [id, brand, name, kind, kit?.for ?? ''].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Choices = Pick<LineQuery, 'brand' | 'kind' | 'status' | 'stock'>;

function isChosen(line: LineSummary, { brand, kind, status, stock }: Choices): boolean {
  if (brand && line.brand !== brand) return false;
  if (kind && line.kind !== kind) return false;
  return (!status || line.status === status) && (!stock || line.stock === stock);
}

/** How many lines each choice would find, with the other choices as they are. */
function countChoices(lines: readonly LineSummary[], query: LineQuery): LineCounts {
  const found = (choice: Partial<Choices>) =>
    lines.filter((line) => isChosen(line, { ...query, ...choice })).length;
  return {
    brands: namesOf(lines, ({ brand }) => brand).map((name) => ({
      name,
      count: found({ brand: name }),
    })),
    kinds: namesOf(lines, ({ kind }) => kind).map((name) => ({
      name,
      count: found({ kind: name }),
    })),
    statuses: partStatuses.map((name) => ({ name, count: found({ status: name }) })),
    stocks: stockStates.map((name) => ({ name, count: found({ stock: name }) })),
  };
}

function namesOf(lines: readonly LineSummary[], name: (line: LineSummary) => string): string[] {
  return [...new Set(lines.map(name))].sort();
}

type Order = (one: LineSummary, other: LineSummary) => number;

const byName: Order = (one, other) =>
  one.brand.localeCompare(other.brand) ||
  one.name.localeCompare(other.name) ||
  one.id.localeCompare(other.id);

/** A line without sizes has no price: it comes last. */
const orders: Record<LineSort, Order> = {
  line: byName,
  price: (one, other) =>
    (one.priceCents?.min ?? Infinity) - (other.priceCents?.min ?? Infinity) || byName(one, other),
  'price-down': (one, other) =>
    (other.priceCents?.max ?? -1) - (one.priceCents?.max ?? -1) || byName(one, other),
};
