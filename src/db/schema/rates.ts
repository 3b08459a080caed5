import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/**
 * What the shop takes for its work, by the moment from which it holds: a set that has begun is
 * never changed, so that every quote can be traced to the rates it was made with.
 */
export const rateSets = pgTable('rate_sets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  validFrom: moment('valid_from').notNull().unique(),
  record: jsonb('record').notNull(),
  /** Name of who wrote it, as it was then. */
  savedBy: text('saved_by').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
