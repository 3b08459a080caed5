import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, publicId, updatedAt } from './columns.ts';
import { goodsImports } from './goods-imports.ts';
import type { SealedSecret } from './integrations.ts';

/** A file that a supplier keeps at an address, fetched on a schedule. */
export const supplierFeeds = pgTable(
  'supplier_feeds',
  {
    id: publicId(),
    name: text('name').notNull().unique(),
    /** `https://host/path` or `sftp://host:port/path`, without a user. */
    address: text('address').notNull(),
    userName: text('user_name').notNull().default(''),
    /** Password and private key, by field. */
    secrets: jsonb('secrets').$type<Record<string, SealedSecret>>().notNull().default({}),
    /** The fingerprint of an SFTP server, taken at the first fetch; another one is not spoken to. */
    hostKey: text('host_key'),
    schedule: jsonb('schedule').notNull(),
    /** Whether what it brings waits for somebody, or applies by itself unless something is odd. */
    applies: text('applies', { enum: ['asked', 'itself'] }).notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** When it is fetched next; null while it is paused. */
    nextAt: moment('next_at'),
    /** Taken by a process that fetches it now. */
    fetchingSince: moment('fetching_since'),
    /** What the last file was like, so that the same one is not read again. */
    seen: jsonb('seen').notNull().default({}),
    /** Fetches in a row that brought nothing because of a fault. */
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('supplier_feeds_due').on(table.nextAt)],
);

/** One look at the address of a feed, and what came of it. */
export const feedFetches = pgTable(
  'feed_fetches',
  {
    id: publicId(),
    /** In the order in which they were made. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    feedId: uuid('feed_id')
      .notNull()
      .references(() => supplierFeeds.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    outcome: text('outcome', {
      enum: [
        'fetching',
        'unchanged',
        'failed',
        /** Its file is being checked. */
        'received',
        /** Applying it would change nothing. */
        'same',
        'waiting',
        'held',
        'applied',
      ],
    }).notNull(),
    fileName: text('file_name').notNull().default(''),
    bytes: integer('bytes'),
    /** Rows of the file, once they were read. */
    rows: integer('rows'),
    importId: uuid('import_id').references(() => goodsImports.id, { onDelete: 'set null' }),
    /** Why it failed, or why it waits for somebody. */
    problems: jsonb('problems').notNull().default([]),
    /** How often its file was checked anew because the shop had changed meanwhile. */
    again: integer('again').notNull().default(0),
  },
  (table) => [
    index('feed_fetches_feed').on(table.feedId, table.number),
    index('feed_fetches_import').on(table.importId),
  ],
);
