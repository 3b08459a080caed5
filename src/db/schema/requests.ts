import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Answers to POSTs with an Idempotency-Key: a repetition within a day gets the same one. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** SHA-256 of the visitor and the key, so visitors' keys are independent of each other. */
    id: text('id').primaryKey(),
    /** SHA-256 of method, URL and body. */
    fingerprint: text('fingerprint').notNull(),
    /** Sealed, because an answer can contain the cookie that gives access to a build. */
    answer: text('answer').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('idempotent_answers_expires').on(table.expiresAt)],
);

/** Recent requests by limit and network: in a table if several processes count together. */
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
