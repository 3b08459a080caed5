import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * A shared build: what anybody with the link sees. A trigger refuses changes. Nothing here leads to a person;
 * `state_key` is a hash that can only be computed from the build itself.
 */
export const buildSnapshots = pgTable('build_snapshots', {
  /** 100 random bits, the secret in the link. */
  id: text('id').primaryKey(),
  /** Hash of the build and of everything frozen: the same state is shared once. */
  stateKey: text('state_key').notNull().unique(),
  catalogVersion: text('catalog_version').notNull(),
  /** Parsed with the snapshots module's `frozenBuildSchema` when read. */
  record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  takenAt: moment('taken_at').notNull(),
});
