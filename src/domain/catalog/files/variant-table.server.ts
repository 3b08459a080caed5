import { inArray, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  readLines,
  readVariants,
  streamVariants,
  type VariantKind,
  type VariantOfKind,
  variantSchemas,
} from '../read-rows.server.ts';
import { toVariantRow } from '../to-rows.ts';
import { valueAt } from './field-paths.ts';
import type { GoodsTable } from './goods-table.server.ts';

/** Parts by stock number; `ofLine` are facts that a part takes from its line. */
export function variantTable<Kind extends VariantKind>(
  kind: Kind,
  ofLine: readonly string[],
): GoodsTable<VariantOfKind[Kind]> {
  return {
    key: 'sku',
    schema: variantSchemas[kind],
    stream: (ctx) => streamVariants(ctx, kind),
    find: (ctx, skus) => findVariants(ctx, { kind, skus }),
    async complete(ctx) {
      const lines = new Map((await readLines(ctx, kind)).map((line) => [line.lineId, line]));
      return (fields) => {
        const line = lines.get(String(fields.lineId));
        if (!line) return null;
        return {
          ...fields,
          ...Object.fromEntries(ofLine.map((name) => [name, valueAt(line, name)])),
        };
      };
    },
    write: (ctx, parts) => writeVariants(ctx, { kind, parts }),
  };
}

async function findVariants<Kind extends VariantKind>(
  ctx: Ctx,
  { kind, skus }: { kind: Kind; skus: readonly string[] },
): Promise<Map<string, VariantOfKind[Kind] | 'other'>> {
  const named = await ctx.db
    .select({ sku: catalogVariants.sku })
    .from(catalogVariants)
    .where(inArray(catalogVariants.sku, [...skus]));
  const found = new Map<string, VariantOfKind[Kind] | 'other'>();
  for (const { sku } of named) found.set(sku, 'other');
  if (named.length === 0) return found;
  for (const part of await readVariants(ctx, { kind, skus })) found.set(part.sku, part);
  return found;
}

async function writeVariants<Kind extends VariantKind>(
  { db, clock }: Ctx,
  { kind, parts }: { kind: Kind; parts: readonly VariantOfKind[Kind][] },
): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  const presentCells = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(catalogVariants)
    .values(parts.map((part) => ({ ...toVariantRow(kind, part), updatedAt })))
    .onConflictDoUpdate({
      target: catalogVariants.sku,
      set: {
        lineId: presentCells('line_id'),
        status: presentCells('status'),
        isSample: presentCells('is_sample'),
        priceCents: presentCells('price_cents'),
        stockOnHand: presentCells('stock_on_hand'),
        leadTimeDays: presentCells('lead_time_days'),
        boltPatterns: presentCells('bolt_patterns'),
        images: presentCells('images'),
        provenance: presentCells('provenance'),
        record: presentCells('record'),
        updatedAt,
      },
    });
}
