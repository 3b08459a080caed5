import { type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';

// The same as `partOf` and `writeParts` of `part-rows.server.ts`, for changes that the database makes by itself.

/** A row of `catalog_variants` as a `StockPart` in JSON. */
export const partJson = sql`(${catalogVariants.record} || jsonb_build_object(
  'status', ${catalogVariants.status}, 'images', to_jsonb(${catalogVariants.images}),
  'provenance', ${catalogVariants.provenance}, 'upc', ${catalogVariants.upc},
  'costCents', ${catalogVariants.costCents}, 'mapCents', ${catalogVariants.mapCents},
  'supersededBy', ${catalogVariants.supersededBy}, 'stock', jsonb_build_object(
    'onHand', ${catalogVariants.stockOnHand}, 'leadTimeDays', ${catalogVariants.leadTimeDays})))`;

/** The columns of `catalog_variants` that follow from a `StockPart` in JSON; not its number and kind. */
export function rowOfPart(part: SQL) {
  const texts = (name: string) =>
    sql`array(select jsonb_array_elements_text(${part} -> ${sql.raw(`'${name}'`)}))`;
  return {
    line_id: sql`${part} ->> 'lineId'`,
    status: sql`${part} ->> 'status'`,
    price_cents: sql`(${part} ->> 'priceCents')::int`,
    stock_on_hand: sql`(${part} -> 'stock' ->> 'onHand')::int`,
    lead_time_days: sql`(${part} -> 'stock' ->> 'leadTimeDays')::int`,
    bolt_patterns: texts('boltPatterns'),
    images: texts('images'),
    provenance: sql`${part} -> 'provenance'`,
    record: sql`${part} - array['status', 'stock', 'images', 'provenance', 'upc', 'costCents', 'mapCents', 'supersededBy']`,
    upc: sql`${part} ->> 'upc'`,
    cost_cents: sql`(${part} ->> 'costCents')::int`,
    map_cents: sql`(${part} ->> 'mapCents')::int`,
    superseded_by: sql`${part} ->> 'supersededBy'`,
  };
}
