import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** A customer's review, collected after the job, with the shop's reply in `record`. */
export const reviews = pgTable('reviews', {
  id: text('id').primaryKey(),
  stars: integer('stars').notNull(),
  writtenOn: date('written_on', { mode: 'string' }).notNull(),
  record: jsonb('record').notNull(),
  createdAt: createdAt(),
});
