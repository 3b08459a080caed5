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
import { moment } from './columns.ts';

/** What happened on the site, without who: a page was seen, a number called, a build begun. */
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
    /** Keyed hash that holds for this day; its key is deleted the day after. */
    visitor: text('visitor').notNull(),
    /** Campaign or host that led here; null on pages that follow, and where nothing did. */
    source: text('source'),
    /** Host that was gone to, file, option, job. */
    detail: text('detail'),
    locale: text('locale').$type<'en' | 'es'>().notNull(),
    device: text('device').$type<'phone' | 'computer'>().notNull(),
  },
  (table) => [index('visit_events_day').on(table.day, table.name)],
);

/** Keys of the hashes of visitors: `day 2026-11-22`, `experiment hero`. Gone when they expire. */
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
    /** Somebody of the shop who looks at a variant: counted nowhere. */
    isTest: boolean('is_test').notNull().default(false),
    exposedAt: moment('exposed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.unit] })],
);

/** What those have done afterwards, each goal once. */
export const experimentGoals = pgTable(
  'experiment_goals',
  {
    experimentId: text('experiment_id').notNull(),
    unit: text('unit').notNull(),
    goal: text('goal').notNull(),
    /** Of a build that was sent: what was quoted for it. */
    valueCents: integer('value_cents'),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.unit, table.goal] })],
);
