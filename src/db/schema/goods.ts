import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, publicId } from './columns.ts';

/** What somebody did to goods in one go: an edit of one part, a change of many, or the undoing of one of these. */
export const goodsBatches = pgTable(
  'goods_batches',
  {
    id: publicId(),
    /** In the order in which they were made, also within a millisecond. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    kind: text('kind', {
      enum: ['add', 'edit', 'many', 'import', 'pictures', 'remove', 'undo', 'shipped'],
    }).notNull(),
    category: text('category', {
      enum: ['wheels', 'tires', 'lift-kits', 'wheel-lines', 'tire-lines', 'vehicles'],
    }).notNull(),
    /** What was asked for: the price step of a change of many. */
    detail: jsonb('detail').notNull().default({}),
    /** How many parts it changed. */
    parts: integer('parts').notNull(),
    actorName: text('actor_name').notNull(),
    /** The batch that this one undid. */
    undoes: uuid('undoes').references((): AnyPgColumn => goodsBatches.id),
    /** Its changes are written down but not done yet. Nobody sees it. */
    isPending: boolean('is_pending').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('goods_batches_made').on(table.category, table.number)],
);

/** The fields of one part that a batch changed, before and after. */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => goodsBatches.id, { onDelete: 'cascade' }),
    /** The part's number, or the id of a line. */
    sku: text('sku').notNull(),
    /** Null: the part was added. */
    before: jsonb('before'),
    /** Null: the part was removed. */
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.sku] }),
    index('goods_changes_sku').on(table.sku),
  ],
);

/** Fields of a part that somebody in the shop has typed: suppliers' files leave them alone. */
export const goodsOwnFields = pgTable(
  'goods_own_fields',
  {
    sku: text('sku').notNull(),
    field: text('field').notNull(),
    /** The change that made it so; undoing that lets files change it again. */
    batchId: uuid('batch_id')
      .notNull()
      .references(() => goodsBatches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.field] }),
    index('goods_own_fields_batch').on(table.batchId),
  ],
);
