import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, publicId, receivedFile, updatedAt } from './columns.ts';
import { goodsBatches } from './goods.ts';

/** A supplier's file on its way into the catalog: read, mapped, checked, applied. */
export const goodsImports = pgTable(
  'goods_imports',
  {
    ...receivedFile(),
    /** Which sheet and header row; chosen by a person, else guessed. */
    choice: jsonb('choice').notNull().default({}),
    /** The columns with what they most likely are, for the page that asks. */
    guess: jsonb('guess').notNull(),
    /** How its columns are read. */
    profile: jsonb('profile').notNull(),
    /** The line that new parts belong to; null: by maker and style in the file. */
    lineId: text('line_id'),
    /** Days on which rows of it are still to be applied, "2026-12-01". */
    waits: jsonb('waits').$type<string[]>().notNull().default([]),
    /** Sites that the file's pictures are on, with how many of its rows name one there. */
    pictureHosts: jsonb('picture_hosts').$type<Record<string, number>>().notNull().default({}),
    state: text('state', {
      enum: ['checking', 'checked', 'applying', 'applied', 'failed', 'discarded'],
    })
      .notNull()
      .default('checking'),
    /** When somebody undid it; null also for those of before this was kept. */
    undoneAt: moment('undone_at'),
    /** What stayed then, because it was changed since: how many parts, and the first of them. */
    kept: jsonb('kept').$type<{ parts: number; skus: string[] }>(),
  },
  (table) => [index('goods_imports_made').on(table.createdAt)],
);

/** A row of a file with what applying it would do. Rows that change nothing are only counted. */
export const goodsImportRows = pgTable(
  'goods_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    sku: text('sku').notNull(),
    category: text('category', { enum: ['wheels', 'tires'] }).notNull(),
    fate: text('fate', { enum: ['added', 'changed', 'kept', 'refused', 'suggested'] }).notNull(),
    /** As in `goods_changes`. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** What it says beside that of fields that stay as somebody in the shop has typed them: `{ before, after }`. */
    held: jsonb('held'),
    /** The day from which it counts, if that was still to come when the file was checked. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** Why it is refused, with the column. */
    told: jsonb('told'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('goods_import_rows_sku').on(table.importId, table.sku),
  ],
);

/** Pictures that a file names for a part, until it is applied. */
export const goodsImportPictures = pgTable(
  'goods_import_pictures',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    /** Web addresses, in the file's order. */
    addresses: jsonb('addresses').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.sku] })],
);

/** What a file that lists everything of a supplier says of the goods that earlier ones listed, until it is applied. */
export const goodsImportPresence = pgTable(
  'goods_import_presence',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    change: text('change', { enum: ['here', 'missing'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.sku] })],
);

/** Goods that were in a supplier's complete files. */
export const supplierGoods = pgTable(
  'supplier_goods',
  {
    supplier: text('supplier').notNull(),
    sku: text('sku').notNull(),
    /** How many of its files in a row have left it out. */
    missing: integer('missing').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.sku] }),
    index('supplier_goods_sku').on(table.sku),
  ],
);

/** What a supplier's file says to have of a part, where that is news; until it is applied. */
export const goodsImportSupply = pgTable(
  'goods_import_supply',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    ...supplyColumns(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.sku] })],
);

/** What each supplier has of a part, by the last of its files that said so. */
export const partSupply = pgTable(
  'part_supply',
  {
    sku: text('sku').notNull(),
    supplier: text('supplier').notNull(),
    ...supplyColumns(),
    /** The file that said so, which may be gone. */
    importId: uuid('import_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.supplier] }),
    index('part_supply_import').on(table.importId, table.sku),
  ],
);

/** What a supplier was known to have before a file said otherwise: undoing the file brings it back. */
export const goodsImportSupplyBefore = pgTable(
  'goods_import_supply_before',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    ...supplyColumns(),
    /** The earlier file that had said so, which may be gone. */
    saidBy: uuid('said_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.sku] }),
    index('goods_import_supply_before_said_by').on(table.saidBy),
  ],
);

/** Null is not said. */
function supplyColumns() {
  return {
    onHand: integer('on_hand'),
    /** Until it is at the shop; null with nothing on hand: nobody knows. */
    leadTimeDays: integer('lead_time_days'),
    costCents: integer('cost_cents'),
  };
}

/** The batches that an import made, one for each category. */
export const goodsImportBatches = pgTable(
  'goods_import_batches',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => goodsBatches.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.batchId] })],
);

/** How a shop reads the files of one supplier: as the last of them was. */
export const supplierProfiles = pgTable('supplier_profiles', {
  id: publicId(),
  name: text('name').notNull().unique(),
  profile: jsonb('profile').notNull(),
  lineId: text('line_id'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How each kind of file of a supplier is read: its price list has other columns than its list of stock. */
export const supplierLayouts = pgTable(
  'supplier_layouts',
  {
    supplier: text('supplier').notNull(),
    /** The same for files with the same columns. */
    layout: text('layout').notNull(),
    profile: jsonb('profile').notNull(),
    lineId: text('line_id'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.layout] })],
);
