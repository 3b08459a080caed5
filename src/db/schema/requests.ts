import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Answers to POSTs that carried an Idempotency-Key: a repetition within a day gets the same. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** SHA-256 of the visitor and the key: one visitor's key says nothing to another. */
    id: text('id').primaryKey(),
    /** SHA-256 of method, address and body. */
    fingerprint: text('fingerprint').notNull(),
    /** Sealed, because an answer may carry the cookie that opens a build. */
    answer: text('answer').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('idempotent_answers_expires').on(table.expiresAt)],
);

/** Requests of late, by limit and network: in the table where several processes count along. */
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
