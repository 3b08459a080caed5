import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Bilingual, createdAt, updatedAt } from './columns.ts';

/** An uploaded file. `hash` is the SHA-256 of the original: the same picture is stored once. */
export const mediaAssets = pgTable('media_assets', {
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
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
