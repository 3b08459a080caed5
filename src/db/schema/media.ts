import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translated } from '#src/lib/translated.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** An uploaded file. `hash` is the SHA-256 of the original: the same picture is stored once. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    hash: text('hash').notNull().unique(),
    /** Stable name by which seeds and content find a picture again; null for uploads by people. */
    key: text('key').unique(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    alt: jsonb('alt').$type<Translated>().notNull(),
    /** Focal point "WxH:WxH" in pixels of the original, in the content service's format; '' if unset. */
    focus: text('focus').notNull().default(''),
    /** Position of the pin on a drawn map, in degrees; null for every other picture. */
    geo: jsonb('geo').$type<{ lat: number; lng: number }>(),
    folderId: integer('folder_id').references(() => mediaFolders.id, { onDelete: 'set null' }),
    title: text('title').notNull().default(''),
    /** Its source and owner, as printed next to it. */
    source: text('source').notNull().default(''),
    copyright: text('copyright').notNull().default(''),
    tagIds: integer('tag_ids').array().notNull().default([]),
    /** Only sent to requests with an asset token. */
    isPrivate: boolean('is_private').notNull().default(false),
    uploadedBy: text('uploaded_by'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('media_assets_folder').on(table.folderId, table.id)],
);

export const mediaFolders = pgTable('media_folders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  name: text('name').notNull(),
  parentId: integer('parent_id'),
  createdAt: createdAt(),
});

/**
 * An announced upload: its bytes are accepted for a while. Its id comes from the sequence of the assets, because it
 * becomes the asset's unless the same file already exists.
 */
export const mediaUploads = pgTable('media_uploads', {
  id: integer('id').primaryKey(),
  fileName: text('file_name').notNull(),
  folderId: integer('folder_id'),
  isPrivate: boolean('is_private').notNull().default(false),
  /** Set when the bytes have arrived; may be an existing asset. */
  assetId: integer('asset_id'),
  authorName: text('author_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});
