import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

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
    priceCents: integer('price_cents').notNull(),
    /** Bolt patterns of a wheel ("6x135"); empty for a tire. Array so that a GIN index can serve it. */
    boltPatterns: text('bolt_patterns').array().notNull().default([]),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('catalog_variants_line').on(table.lineId),
    index('catalog_variants_bolt_patterns').using('gin', table.boltPatterns),
  ],
);
