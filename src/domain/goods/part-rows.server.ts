import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { toVariantRow, tradeOf } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartCategory } from './part-category.ts';
import { type StockPart, type StockPartOf, stockPartSchemas } from './stock-part.ts';

export const kindOf = { wheels: 'wheel', tires: 'tire' } as const;

type Row = typeof catalogVariants.$inferSelect;

export async function readParts<Category extends PartCategory>(
  { db }: Pick<Ctx, 'db'>,
  { category, skus }: { category: Category; skus: readonly string[] },
): Promise<StockPartOf[Category][]> {
  if (skus.length === 0) return [];
  const rows = await db
    .select()
    .from(catalogVariants)
    .where(and(eq(catalogVariants.kind, kindOf[category]), inArray(catalogVariants.sku, [...skus])))
    .orderBy(asc(catalogVariants.sku));
  return rows.map((row) => partOf(category, row));
}

const batchSize = 1_000;

/** Parts of a category by number, in batches, so that memory does not grow with the shop. */
export async function* streamParts<Category extends PartCategory>(
  { db }: Pick<Ctx, 'db'>,
  { category, where }: { category: Category; where: SQL | undefined },
): AsyncGenerator<StockPartOf[Category][]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(catalogVariants)
      .where(and(eq(catalogVariants.kind, kindOf[category]), gt(catalogVariants.sku, last), where))
      .orderBy(asc(catalogVariants.sku))
      .limit(batchSize);
    if (rows.length > 0) yield rows.map((row) => partOf(category, row));
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.sku ?? '';
  }
}

export function partOf<Category extends PartCategory>(
  category: Category,
  row: Row,
): StockPartOf[Category] {
  const { record, status, images, provenance } = row;
  const stock = { onHand: row.stockOnHand, leadTimeDays: row.leadTimeDays };
  const whole = { ...(record as object), status, images, provenance, stock, ...tradeOf(row) };
  return stockPartSchemas[category].parse(whole) as StockPartOf[Category];
}

/** Adds parts and replaces those with the same numbers; a sample stays one. */
export async function writeParts(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { category, parts }: { category: PartCategory; parts: readonly StockPart[] },
): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  const given = (column: string) => sql.raw(`excluded.${column}`);
  for (let from = 0; from < parts.length; from += batchSize) {
    const rows = parts.slice(from, from + batchSize).map((part) => toRow(category, part));
    await db
      .insert(catalogVariants)
      .values(rows.map((row) => ({ ...row, updatedAt })))
      .onConflictDoUpdate({
        target: catalogVariants.sku,
        set: {
          lineId: given('line_id'),
          status: given('status'),
          priceCents: given('price_cents'),
          stockOnHand: given('stock_on_hand'),
          leadTimeDays: given('lead_time_days'),
          boltPatterns: given('bolt_patterns'),
          images: given('images'),
          provenance: given('provenance'),
          record: given('record'),
          upc: given('upc'),
          costCents: given('cost_cents'),
          mapCents: given('map_cents'),
          msrpCents: given('msrp_cents'),
          jobberCents: given('jobber_cents'),
          supersededBy: given('superseded_by'),
          updatedAt,
        },
      });
  }
}

function toRow(category: PartCategory, part: StockPart) {
  const { upc, costCents, mapCents, msrpCents, jobberCents, supersededBy, ...open } = part;
  return { ...toVariantRow(kindOf[category], open), ...tradeOf(part) };
}
