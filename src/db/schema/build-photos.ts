import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { builds } from './builds.ts';
import { createdAt, publicId } from './columns.ts';
import { leads } from './leads.ts';

/** A photo of a build or a message. Its bytes are in the private file store under `key`. */
export const buildPhotos = pgTable(
  'build_photos',
  {
    id: publicId(),
    buildId: uuid('build_id').references(() => builds.id, { onDelete: 'cascade' }),
    /** For a message; a photo of a sent build stays with the build. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    key: text('key').notNull().unique(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Of the file as sent, so that the same photo twice is stored once. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('build_photos_once').on(table.buildId, table.sha256),
    index('build_photos_build').on(table.buildId),
    index('build_photos_lead').on(table.leadId),
    check('build_photos_owner', sql`num_nonnulls(${table.buildId}, ${table.leadId}) = 1`),
  ],
);
