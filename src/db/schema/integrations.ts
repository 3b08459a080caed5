import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

/** A secret that only this shop's SECRET opens; `ending` and `setAt` are what the office shows of it. */
export type SealedSecret = { sealed: string; ending: string; setAt: string };

/** Services that the owner sets up in the office: a row for each. Environment variables win over it. */
export const integrationSettings = pgTable('integration_settings', {
  name: text('name', { enum: ['mail', 'backups'] }).primaryKey(),
  /** Everything that may be shown. */
  record: jsonb('record').notNull(),
  /** Passwords and keys, by field. */
  secrets: jsonb('secrets').$type<Record<string, SealedSecret>>().notNull().default({}),
  updatedAt: updatedAt(),
});
