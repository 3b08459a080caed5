import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A row for each subject (settings, rates, gallery …), which changes with every transaction that touches its tables,
 * so that every process can check whether what it remembers is still valid. Written by triggers, when the transaction
 * commits: no writer waits for another one's transaction. The catalog has its own table, `catalog_versions`.
 */
export const factVersions = pgTable('fact_versions', {
  subject: text('subject').primaryKey(),
  version: uuid('version').notNull().defaultRandom(),
});
