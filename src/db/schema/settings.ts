import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

/** The shop's settings: exactly one row, so there is never a question which. */
export const shopSettings = pgTable('shop_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: integer('version').notNull().default(1),
  record: jsonb('record').notNull(),
  /** Settings that the version before does not know; it refuses a record with them, and leaves these alone. */
  added: jsonb('added').notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Which seed scenario filled this database, and when: an empty table means "not seeded yet". */
export const seedRuns = pgTable('seed_runs', {
  scenario: text('scenario').primaryKey(),
  createdAt: createdAt(),
});
