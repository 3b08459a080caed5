import { and, gt, inArray, sum } from 'drizzle-orm';
import { partSupply } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { freshSuppliers } from './open-supply.server.ts';

/** How many pieces suppliers have, by part, of those that sent a file lately. Requires catalog.read. */
export async function supplyTotals(
  ctx: Ctx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  requireScope(ctx.actor, 'catalog.read');
  if (skus.length === 0) return new Map();
  const suppliers = [...(await freshSuppliers(ctx)).keys()];
  if (suppliers.length === 0) return new Map();
  const { sku, supplier, onHand } = partSupply;
  const rows = await ctx.db
    .select({ sku, pieces: sum(onHand).mapWith(Number) })
    .from(partSupply)
    .where(and(inArray(sku, [...skus]), inArray(supplier, suppliers), gt(onHand, 0)))
    .groupBy(sku);
  return new Map(rows.map((row) => [row.sku, row.pieces ?? 0]));
}
