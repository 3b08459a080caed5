import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { builds } from './builds.ts';
import { moment } from './columns.ts';

/** Somebody wants one reminder of an unsent build, and lets the shop see it. */
export const buildReminders = pgTable('build_reminders', {
  buildId: uuid('build_id')
    .primaryKey()
    .references(() => builds.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  consentedAt: moment('consented_at').notNull(),
  /** When the only letter was queued; it is never queued again. */
  remindedAt: moment('reminded_at'),
});
