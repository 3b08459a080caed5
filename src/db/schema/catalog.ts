import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

/** Whether visitors see it: not as a draft, and not once discontinued. */
const status = () =>
  text('status', { enum: ['active', 'draft', 'discontinued'] })
    .notNull()
    .default('active');

/** URLs of the shop's own pictures, the main one first. */
const images = () => text('images').array().notNull().default([]);

/** Where the facts come from; parsed with the catalog's `provenanceSchema` when read. */
const provenance = () => jsonb('provenance').notNull().default({});

/** Fictional goods that a new shop took to look at, and takes away again. */
const isSample = () => boolean('is_sample').notNull().default(false);

/** A vehicle generation; `record` is parsed with the fitment module's `vehicleSchema` when read. */
export const catalogVehicles = pgTable(
  'catalog_vehicles',
  {
    id: text('id').primaryKey(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    yearFrom: integer('year_from').notNull(),
    yearTo: integer('year_to'),
    record: jsonb('record').notNull(),
    /** Facts that versions before this column do not know (`stored-vehicle.ts`). */
    added: jsonb('added').notNull().default({}),
    /** Whether visitors can choose it. Builds of one that is discontinued stay as they are. */
    status: status(),
    /** The record as the product brought it last; null for a vehicle of the shop's own. */
    shipped: jsonb('shipped'),
    /** Names the shipped state, so that a start without news reads nothing else. */
    shippedStamp: text('shipped_stamp'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('catalog_vehicles_make_model').on(table.make, table.model)],
);

/** A brand's product line: a lift kit, a wheel design or a tire model, sold in variants. */
export const catalogLines = pgTable('catalog_lines', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['lift-kit', 'wheel', 'tire'] }).notNull(),
  brand: text('brand').notNull(),
  name: text('name').notNull(),
  status: status(),
  isSample: isSample(),
  images: images(),
  provenance: provenance(),
  record: jsonb('record').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One thing with a stock number: a wheel or a tire in one size. */
export const catalogVariants = pgTable(
  'catalog_variants',
  {
    sku: text('sku').primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => catalogLines.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['wheel', 'tire'] }).notNull(),
    status: status(),
    isSample: isSample(),
    priceCents: integer('price_cents').notNull(),
    /** Pieces in stock; null if nobody has counted. */
    stockOnHand: integer('stock_on_hand'),
    /** Days until ordered pieces arrive; null if the maker has not said. */
    leadTimeDays: integer('lead_time_days'),
    /** Bolt patterns of a wheel ("6x135"); empty for a tire. An array, so that a GIN index can be used. */
    boltPatterns: text('bolt_patterns').array().notNull().default([]),
    images: images(),
    provenance: provenance(),
    record: jsonb('record').notNull(),
    /** The barcode's number (UPC or EAN). */
    upc: text('upc'),
    /** What the shop pays for one. Visitors never see it. */
    costCents: integer('cost_cents'),
    /** The maker's minimum advertised price. */
    mapCents: integer('map_cents'),
    /** The maker's list price (MSRP). */
    msrpCents: integer('msrp_cents'),
    /** What another shop pays for one. */
    jobberCents: integer('jobber_cents'),
    /** Stock number of the part that replaces this one. */
    supersededBy: text('superseded_by'),
    /** What staff search in: number, size, finishes and drillings. */
    search: text('search').generatedAlwaysAs(
      sql`lower(sku || ' ' || coalesce(record ->> 'size', (record ->> 'diameterIn') || 'x' || (record ->> 'widthIn'), '') || ' ' || coalesce(record ->> 'finishes', '') || ' ' || coalesce(record ->> 'boltPatterns', ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('catalog_variants_line').on(table.lineId),
    index('catalog_variants_prices').on(table.kind, table.priceCents, table.sku),
    index('catalog_variants_updated').on(table.kind, table.updatedAt),
    index('catalog_variants_counts').on(table.kind, table.lineId, table.status, table.stockOnHand),
    index('catalog_variants_kind').on(table.kind, table.sku),
    index('catalog_variants_bolt_patterns').using('gin', table.boltPatterns),
  ],
);

/**
 * A single row that changes with every statement on a catalog table, written by triggers, so that every process can
 * check whether its cached copy is still valid.
 */
export const catalogVersions = pgTable('catalog_versions', {
  id: integer('id').primaryKey(),
  version: uuid('version').notNull().defaultRandom(),
});
