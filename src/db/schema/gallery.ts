import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, publicId, updatedAt } from './columns.ts';
import { mediaAssets } from './media.ts';

/** A finished build of the shop: what was fitted, what was measured, what it cost. */
export const galleryBuilds = pgTable(
  'gallery_builds',
  {
    id: publicId(),
    slug: text('slug').notNull().unique(),
    make: text('make').notNull(),
    makeSlug: text('make_slug').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    year: integer('year').notNull(),
    model: text('model').notNull(),
    imageAssetId: integer('image_asset_id').references(() => mediaAssets.id),
    finishedOn: date('finished_on', { mode: 'string' }).notNull(),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('gallery_builds_make').on(table.makeSlug, table.finishedOn),
    index('gallery_builds_finished').on(table.finishedOn),
  ],
);
