import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, receivedFile, updatedAt } from './columns.ts';

/** An ACES file of a supplier: which of its parts it offers for which vehicles. */
export const fitFiles = pgTable(
  'fit_files',
  {
    ...receivedFile(),
    /** The brand's code, else the company: a full file replaces the earlier ones of the same. */
    supplier: text('supplier').notNull(),
    header: jsonb('header').notNull(),
    state: text('state', { enum: ['checking', 'checked', 'applied', 'undone', 'failed'] })
      .notNull()
      .default('checking'),
    /** The order in which files were applied; null for one that is not. */
    appliedNumber: integer('applied_number').unique(),
    appliedAt: moment('applied_at'),
  },
  (table) => [index('fit_files_made').on(table.createdAt)],
);

/** What a supplier says, as received: this part is for this vehicle. */
export const fitApplications = pgTable(
  'fit_applications',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => fitFiles.id, { onDelete: 'cascade' }),
    /** Its place among the file's applications. */
    number: integer('number').notNull(),
    line: integer('line').notNull(),
    part: text('part').notNull(),
    change: text('change', { enum: ['added', 'deleted'] }).notNull(),
    /** Ids as sent: they are named anew when a legend arrives. */
    vehicle: jsonb('vehicle'),
    narrowing: jsonb('narrowing').notNull(),
    /** The supplier's own words. */
    notes: jsonb('notes').notNull(),
    /** What narrows the vehicle, in the legend's words: "4WD". */
    conditions: jsonb('conditions').notNull(),
    label: text('label'),
    quantity: integer('quantity').notNull(),
    /** The file that took it back. */
    endedBy: uuid('ended_by'),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.number] }),
    index('fit_applications_part').on(table.part),
  ],
);

/** A vehicle of the shop that an application means. It decides nothing about what fits. */
export const fitHints = pgTable(
  'fit_hints',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => fitFiles.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    part: text('part').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    /** The supplier's words may include it: a Raptor is a kind of F-150 there. */
    isAsked: boolean('is_asked').notNull(),
    /** Make and model in the supplier's words, by which a person answers for all alike; only if it is asked. */
    wording: text('wording'),
    /** What a person has answered: the supplier means this vehicle too. Null before. */
    isAnswered: boolean('is_answered'),
    /** Model years, cut to those of the vehicle. */
    yearFrom: integer('year_from').notNull(),
    yearTo: integer('year_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.number, table.vehicleId] }),
    index('fit_hints_part').on(table.part, table.vehicleId),
    index('fit_hints_vehicle').on(table.vehicleId),
    index('fit_hints_wording').on(table.wording).where(sql`is_asked`),
  ],
);

/** What ids in suppliers' files mean, from their legends: the names are sold by subscription, so none are shipped. */
export const feedIdNames = pgTable(
  'feed_id_names',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    year: integer('year'),
    make: text('make'),
    model: text('model'),
    text: text('text'),
    source: text('source'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** A supplier's number of goods that have another number here, such as a kit at one height; joined by a person. */
export const supplierNumbers = pgTable(
  'supplier_numbers',
  {
    supplier: text('supplier').notNull(),
    part: text('part').notNull(),
    /** Empty: somebody has said that it is none of the shop's goods. */
    sku: text('sku').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.part] }),
    index('supplier_numbers_sku').on(table.sku),
  ],
);

/** Whether a supplier's name of a model includes a vehicle that is a kind of it there: answered once for all files. */
export const fitAnswers = pgTable(
  'fit_answers',
  {
    supplier: text('supplier').notNull(),
    wording: text('wording').notNull(),
    /** Empty for all parts; an answer for one part goes before it. */
    part: text('part').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    isMeant: boolean('is_meant').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.wording, table.part, table.vehicleId] }),
  ],
);

/** Disagreements that somebody has looked at. */
export const fitConflictsSeen = pgTable(
  'fit_conflicts_seen',
  {
    sku: text('sku').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    supplier: text('supplier').notNull(),
    /** What the formulas said: another verdict has to be looked at again. */
    verdict: text('verdict').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.vehicleId, table.supplier] })],
);
