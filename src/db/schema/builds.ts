import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, publicId, updatedAt } from './columns.ts';

/** A build in progress. Only the browser that has the capability (stored as a hash) can change it. */
export const builds = pgTable(
  'builds',
  {
    id: publicId(),
    capabilityHash: text('capability_hash').notNull(),
    locale: text('locale').notNull(),
    /** Which of lift-kits, wheels, tires the owner wants; never empty. */
    selectedOptions: text('selected_options').array().notNull(),
    currentOption: text('current_option'),
    firstOption: text('first_option'),
    /** Completed options by key: lift-kits, wheels, tires, vehicle. Merged by key, never replaced. */
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * What the owner told about the truck, with the vehicle that it is about. Beside the choices, because versions up
     * to migration 0049 refuse a choice with a key that they do not know.
     */
    ownTruck: jsonb('own_truck').$type<Record<string, unknown>>(),
    /** Where its owner came from, as far as the site's own pages know. */
    source: jsonb('source').$type<Record<string, unknown>>(),
    /** The `exp` cookie when it was started. */
    experiments: text('experiments'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('builds_updated').on(table.updatedAt)],
);
