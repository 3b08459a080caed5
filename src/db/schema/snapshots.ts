import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * A build as it was shared: what anybody with the link may see. A trigger refuses changes. Nothing
 * here leads to a person; `state_key` is a hash that only the build itself can be found by.
 */
export const buildSnapshots = pgTable('build_snapshots', {
  /** 100 random bits, the secret in the link. */
  id: text('id').primaryKey(),
  /** Hash of the build and of all that is frozen: the same state is shared once. */
  stateKey: text('state_key').notNull().unique(),
  catalogVersion: text('catalog_version').notNull(),
  /** Parsed by `frozenBuildSchema` of the snapshots module when read. */
  record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  takenAt: moment('taken_at').notNull(),
});
