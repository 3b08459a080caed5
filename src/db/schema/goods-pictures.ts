import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { goodsImports } from './goods-imports.ts';

/** A picture on a supplier's site that goods of the shop are to have. */
export const supplierPictures = pgTable(
  'supplier_pictures',
  {
    address: text('address').primaryKey(),
    /** Whose it is, as the file's profile is called. */
    supplier: text('supplier').notNull(),
    state: text('state', { enum: ['waiting', 'fetched', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    /** Why the last try failed. */
    problem: jsonb('problem'),
    /** Its address in the shop's library, once it is there: "/f/1/1600x1067/<hash>/corbel.webp". */
    url: text('url'),
    createdAt: createdAt(),
  },
  (table) => [
    index('supplier_pictures_due').on(table.nextAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Which pictures a supplier's file names for a part. */
export const goodsPictures = pgTable(
  'goods_pictures',
  {
    sku: text('sku').notNull(),
    address: text('address')
      .notNull()
      .references(() => supplierPictures.address, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    /** The import that brought it; undoing that takes it away. */
    importId: uuid('import_id').references(() => goodsImports.id, { onDelete: 'set null' }),
    isShown: boolean('is_shown').notNull().default(false),
    /** A later file names others; it stays on the page until one of these is here. */
    isReplaced: boolean('is_replaced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.address] }),
    index('goods_pictures_address').on(table.address),
    index('goods_pictures_import').on(table.importId),
    index('goods_pictures_new').on(table.sku).where(sql`not ${table.isShown}`),
  ],
);
