import { type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';

// The same as `partOf` and `writeParts` of `part-rows.server.ts`, for changes that the database makes by itself.

/** A row of `catalog_variants` as a `StockPart` in JSON. */
export const partJson = sql`(${catalogVariants.record} || jsonb_build_object(
  'status', ${catalogVariants.status}, 'images', to_jsonb(${catalogVariants.images}),
  'provenance', ${catalogVariants.provenance}, 'upc', ${catalogVariants.upc},
  'costCents', ${catalogVariants.costCents}, 'mapCents', ${catalogVariants.mapCents},
  'msrpCents', ${catalogVariants.msrpCents}, 'jobberCents', ${catalogVariants.jobberCents},
  'supersededBy', ${catalogVariants.supersededBy}, 'stock', jsonb_build_object(
    'onHand', ${catalogVariants.stockOnHand}, 'leadTimeDays', ${catalogVariants.leadTimeDays})))`;

/** Fields of a part that are no part of its record. */
const ownColumns = sql`array['status', 'stock', 'images', 'provenance', 'upc', 'costCents', 'mapCents', 'msrpCents',
  'jobberCents', 'supersededBy']`;

const text = (name: string) => (part: SQL) => sql`${part} ->> ${sql.raw(`'${name}'`)}`;
const whole = (name: string) => (part: SQL) => sql`(${text(name)(part)})::int`;
const texts = (name: string) => (part: SQL) =>
  sql`array(select jsonb_array_elements_text(${part} -> ${sql.raw(`'${name}'`)}))`;
const ofStock = (name: string) => (part: SQL) =>
  sql`(${part} -> 'stock' ->> ${sql.raw(`'${name}'`)})::int`;

/** Columns of `catalog_variants`, the field of a `StockPart` that they come from, and how. */
const columns: Readonly<Record<string, { field: string; read(part: SQL): SQL }>> = {
  line_id: { field: 'lineId', read: text('lineId') },
  status: { field: 'status', read: text('status') },
  price_cents: { field: 'priceCents', read: whole('priceCents') },
  stock_on_hand: { field: 'stock', read: ofStock('onHand') },
  lead_time_days: { field: 'stock', read: ofStock('leadTimeDays') },
  bolt_patterns: { field: 'boltPatterns', read: texts('boltPatterns') },
  images: { field: 'images', read: texts('images') },
  provenance: { field: 'provenance', read: (part) => sql`${part} -> 'provenance'` },
  upc: { field: 'upc', read: text('upc') },
  cost_cents: { field: 'costCents', read: whole('costCents') },
  map_cents: { field: 'mapCents', read: whole('mapCents') },
  msrp_cents: { field: 'msrpCents', read: whole('msrpCents') },
  jobber_cents: { field: 'jobberCents', read: whole('jobberCents') },
  superseded_by: { field: 'supersededBy', read: text('supersededBy') },
};

/** The columns that follow from a whole part in JSON, with their values; not its number and kind. */
export function rowOfPart(part: SQL): Record<string, SQL> {
  const own = Object.entries(columns).map(([column, { read }]) => [column, read(part)]);
  return { ...Object.fromEntries(own), record: sql`${part} - ${ownColumns}` };
}

/** The same columns of a stored part that gets the fields of `patch`; the others stay. */
export function rowWithPatch(patch: SQL): Record<string, SQL> {
  const own = Object.entries(columns).map(([column, { field, read }]) => [
    column,
    sql`case when ${patch} ? ${sql.raw(`'${field}'`)} then ${read(patch)} else ${catalogVariants}.${sql.identifier(column)} end`,
  ]);
  const record = sql`${catalogVariants.record} || (${patch} - ${ownColumns})`;
  return { ...Object.fromEntries(own), record };
}

/** `a, b, c` of columns or values. */
export const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

export const columnsOf = (row: Record<string, SQL>): SQL =>
  listed(Object.keys(row).map((column) => sql`${sql.identifier(column)}`));
