import { hasScope } from '#src/domain/auth/index.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { listBatches, listParts, supplyTotals } from '#src/domain/goods/index.server.ts';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { readGoodsQuery } from './goods-query.ts';
import { toPartRow } from './part-row.ts';

/** Everything that a list page of goods shows. */
export async function loadGoods(ctx: Ctx, { category, url }: { category: PartCategory; url: URL }) {
  const query = readGoodsQuery(url.searchParams, category);
  const [list, vehicles, batches] = await Promise.all([
    listParts(ctx, query),
    listVehicles(ctx),
    listBatches(ctx, { category, most: 1 }),
  ]);
  const { parts, lines, total, pages, counts } = list;
  const supplied = await supplyTotals(
    ctx,
    parts.map(({ sku }) => sku),
  );
  const mayWrite = ctx.actor.kind === 'staff' && hasScope(ctx.actor.scopes, 'catalog.write');
  return {
    query: { ...query, page: Math.min(query.page, pages) },
    rows: parts.map((part) => toPartRow(part, { vehicles, supplied })),
    vehicles: vehicles.length,
    lines: lines.length,
    last: batches[0] ?? null,
    total,
    pages,
    counts,
    mayWrite,
  };
}
