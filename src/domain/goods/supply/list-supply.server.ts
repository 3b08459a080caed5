import { asc, eq, sql } from 'drizzle-orm';
import { partSupply } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { seesCosts } from '../costs.ts';
import { freshSuppliers } from './open-supply.server.ts';
import type { Supply } from './supply-of.ts';

/** `at` is when the supplier's last file arrived, ISO 8601 in UTC; null if that was over 30 days ago. */
export type SupplierSupply = Supply & { supplier: string; at: string | null };

/** What suppliers have of a part, the soonest first. Requires catalog.read; costs need catalog.write. */
export async function listSupply(ctx: Ctx, sku: string): Promise<SupplierSupply[]> {
  requireScope(ctx.actor, 'catalog.read');
  const { supplier, onHand, leadTimeDays, costCents } = partSupply;
  const rows = await ctx.db
    .select({ supplier, onHand, leadTimeDays, costCents })
    .from(partSupply)
    .where(eq(partSupply.sku, sku))
    .orderBy(sql`${leadTimeDays} asc nulls last`, asc(supplier));
  const fresh = rows.length > 0 ? await freshSuppliers(ctx) : new Map<string, string>();
  return rows.map((row) => ({
    ...row,
    costCents: seesCosts(ctx.actor) ? row.costCents : null,
    at: fresh.get(row.supplier) ?? null,
  }));
}
