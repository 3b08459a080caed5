import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/**
 * The shop's rates by the time from which they are valid: a set that has started is never changed, so that every
 * quote can be traced to its rates.
 */
export const rateSets = pgTable('rate_sets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  validFrom: moment('valid_from').notNull().unique(),
  record: jsonb('record').notNull(),
  /** The rules of tax; null for Arizona's, which were there first. The version before does not know them. */
  tax: jsonb('tax'),
  /** Name of the author at the time. */
  savedBy: text('saved_by').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
