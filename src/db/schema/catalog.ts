import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

/** Whether visitors see it: drafts not yet, what is discontinued no more. */
const status = () =>
  text('status', { enum: ['active', 'draft', 'discontinued'] })
    .notNull()
    .default('active');

/** Addresses of the shop's own pictures, the first one leads. */
const images = () => text('images').array().notNull().default([]);

/** Where the facts come from; parsed by `provenanceSchema` of the catalogue when read. */
const provenance = () => jsonb('provenance').notNull().default({});

/** A vehicle generation; `record` is parsed by `vehicleSchema` of the fitment module when read. */
export const catalogVehicles = pgTable(
  'catalog_vehicles',
  {
    id: text('id').primaryKey(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    yearFrom: integer('year_from').notNull(),
    yearTo: integer('year_to'),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('catalog_vehicles_make_model').on(table.make, table.model)],
);

/** A product line of a brand: a lift kit, a wheel design or a tire model, sold in variants. */
export const catalogLines = pgTable('catalog_lines', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['lift-kit', 'wheel', 'tire'] }).notNull(),
  brand: text('brand').notNull(),
  name: text('name').notNull(),
  status: status(),
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
    priceCents: integer('price_cents').notNull(),
    /** Pieces in the shop; null where nobody has counted. */
    stockOnHand: integer('stock_on_hand'),
    /** Days until ordered pieces arrive; null where the maker has not said. */
    leadTimeDays: integer('lead_time_days'),
    /** Bolt patterns of a wheel ("6x135"); empty for a tire. Array so that a GIN index can serve it. */
    boltPatterns: text('bolt_patterns').array().notNull().default([]),
    images: images(),
    provenance: provenance(),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('catalog_variants_line').on(table.lineId),
    index('catalog_variants_kind').on(table.kind, table.sku),
    index('catalog_variants_bolt_patterns').using('gin', table.boltPatterns),
  ],
);

/**
 * One row, new with every statement that changes a catalogue table: triggers write it, so that
 * every process knows without being told whether what it keeps in memory still holds.
 */
export const catalogVersions = pgTable('catalog_versions', {
  id: integer('id').primaryKey(),
  version: uuid('version').notNull().defaultRandom(),
});
