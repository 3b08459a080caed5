import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Bilingual, createdAt, moment, updatedAt } from './columns.ts';

/** An uploaded file. `hash` is the SHA-256 of the original: the same picture is stored once. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    hash: text('hash').notNull().unique(),
    /** Stable name that seeds and content use to find a picture again; null for a person's upload. */
    key: text('key').unique(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    alt: jsonb('alt').$type<Bilingual>().notNull(),
    /** Focal point "WxH:WxH" in original pixels, as the content service writes it; '' when unset. */
    focus: text('focus').notNull().default(''),
    /** Where the pin of a drawn map stands, degrees; null for every other picture. */
    geo: jsonb('geo').$type<{ lat: number; lng: number }>(),
    folderId: integer('folder_id').references(() => mediaFolders.id, { onDelete: 'set null' }),
    title: text('title').notNull().default(''),
    /** Where it comes from and whose it is, as printed beside it. */
    source: text('source').notNull().default(''),
    copyright: text('copyright').notNull().default(''),
    tagIds: integer('tag_ids').array().notNull().default([]),
    /** Only sent to who shows an asset token. */
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
 * An upload that was announced: where its bytes may be sent, for a while. Its id is taken from those
 * of the assets, for it becomes the asset's unless the same file is there already.
 */
export const mediaUploads = pgTable('media_uploads', {
  id: integer('id').primaryKey(),
  fileName: text('file_name').notNull(),
  folderId: integer('folder_id'),
  isPrivate: boolean('is_private').notNull().default(false),
  /** Set when the bytes have come; the asset may be one that was there before. */
  assetId: integer('asset_id'),
  authorName: text('author_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});
