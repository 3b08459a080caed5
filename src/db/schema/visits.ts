import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#src/lib/locales.ts';
import { moment } from './columns.ts';

/** What happened on the site, anonymously: a page view, a call, a started build. */
export const visitEvents = pgTable(
  'visit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The shop's day. */
    day: date('day').notNull(),
    name: text('name').notNull(),
    /** Path without language, query and secrets. */
    page: text('page').notNull(),
    /** Keyed hash that is valid for this day; its key is deleted the day after. */
    visitor: text('visitor').notNull(),
    /** Campaign or referring host; null on later pages, and without a referrer. */
    source: text('source'),
    /** Host that was followed, file, option, job. */
    detail: text('detail'),
    locale: text('locale').$type<LocaleCode>().notNull(),
    device: text('device').$type<'phone' | 'computer'>().notNull(),
  },
  (table) => [index('visit_events_day').on(table.day, table.name)],
);

/** Days that are over and whose events are counted in `visit_figures`. An event that changes on such a day removes it. */
export const visitDays = pgTable('visit_days', { day: date('day').primaryKey() });

/**
 * How many visitors and events a day had, by what they have in common: `event` by name, `device`, `locale` and `source`
 * of visitors, `page_view` and `not_found` by page.
 */
export const visitFigures = pgTable(
  'visit_figures',
  {
    day: date('day')
      .notNull()
      .references(() => visitDays.day, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Null for visitors without a source. */
    key: text('key'),
    visitors: integer('visitors').notNull(),
    /** Events; of a source, the visitors who reached a goal. */
    count: integer('count').notNull(),
  },
  (table) => [
    index('visit_figures_kind').on(table.kind, table.day),
    index('visit_figures_day').on(table.day),
  ],
);

/** Keys of the visitor hashes: `day 2026-11-22`, `experiment hero`. Deleted when they expire. */
export const visitSalts = pgTable('visit_salts', {
  purpose: text('purpose').primaryKey(),
  salt: text('salt').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Who has seen an experiment: by a hash whose key is deleted when the experiment ends. */
export const experimentUnits = pgTable(
  'experiment_units',
  {
    experimentId: text('experiment_id').notNull(),
    unit: text('unit').notNull(),
    /** Drawn indexes as in the cookie: `1`, `0-2`. */
    variants: text('variants').notNull(),
    /** A staff member looking at a variant; not counted. */
    isTest: boolean('is_test').notNull().default(false),
    exposedAt: moment('exposed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.unit] })],
);

/** What these visitors did afterwards, each goal once. */
export const experimentGoals = pgTable(
  'experiment_goals',
  {
    experimentId: text('experiment_id').notNull(),
    unit: text('unit').notNull(),
    goal: text('goal').notNull(),
    /** For a sent build: its quote. */
    valueCents: integer('value_cents'),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.unit, table.goal] })],
);
