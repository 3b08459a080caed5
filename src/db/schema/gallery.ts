import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, publicId, updatedAt } from './columns.ts';
import { leads } from './leads.ts';
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
    /** The lead that it came from; null for builds from before there were leads. */
    leadId: uuid('lead_id')
      .unique()
      .references(() => leads.id, { onDelete: 'set null' }),
    /** When it was published; null: only the back office sees it. */
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('gallery_builds_make').on(table.makeSlug, table.finishedOn),
    index('gallery_builds_finished').on(table.finishedOn),
    index('gallery_builds_vehicle').on(table.vehicleId),
  ],
);

/** Additional pictures of a finished build, in order. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    buildId: uuid('build_id')
      .notNull()
      .references(() => galleryBuilds.id, { onDelete: 'cascade' }),
    assetId: integer('asset_id')
      .notNull()
      .references(() => mediaAssets.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buildId, table.assetId] }),
    index('gallery_pictures_asset').on(table.assetId),
  ],
);
