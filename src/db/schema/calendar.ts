import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { localeCodes } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { builds } from './builds.ts';
import { createdAt, moment, momentRange, publicId, timeBetween } from './columns.ts';
import { deskColumns } from './desk.ts';
import { leads } from './leads.ts';

/** `hold`: a visitor is filling in the form, or was offered a freed time. `block`: the shop itself is busy. */
export const entryKinds = ['hold', 'appointment', 'block'] as const;
export const bookedBy = ['visitor', 'shop'] as const;

/** What occupies the calendar, now or in the future. A cancellation deletes the row. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    id: publicId(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** For holds only: when the time is free again. */
    expiresAt: moment('expires_at'),
    /** For visitors' holds only: a keyed hash of their network, by which holds are counted. */
    heldBy: text('held_by'),
    /** The work of a hold or an appointment; null for a block. */
    service: text('service'),
    minutes: integer('minutes'),
    mode: text('mode', { enum: ['wait', 'drop'] }),
    bookedBy: text('booked_by', { enum: bookedBy }).notNull().default('visitor'),
    /** Why the shop blocked it. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendar_entries_starts').on(table.startsAt),
    index('calendar_entries_expires').on(table.expiresAt),
    index('calendar_entries_time').using('gist', timeBetween(table.startsAt, table.endsAt)),
  ],
);

/**
 * Which bay, rack or technician an entry occupies, and when. The migration adds the constraint that no two ranges of
 * a resource overlap, so nothing is booked twice whatever the code does.
 */
export const calendarOccupations = pgTable(
  'calendar_occupations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => calendarEntries.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    during: momentRange('during').notNull(),
  },
  (table) => [
    index('calendar_occupations_entry').on(table.entryId),
    check('calendar_occupations_some', sql`not isempty(${table.during})`),
  ],
);

/** Who comes when for what. The row stays after a cancellation; its calendar entry does not. */
export const appointments = pgTable(
  'appointments',
  {
    id: publicId(),
    formId: uuid('form_id').notNull().unique(),
    entryId: uuid('entry_id')
      .unique()
      .references(() => calendarEntries.id, { onDelete: 'set null' }),
    /** Incremented when the time changes: the sequence in the calendar file. */
    revision: integer('revision').notNull().default(0),
    service: text('service').notNull(),
    /** The service's name when it was booked. */
    serviceName: jsonb('service_name').$type<Translated>().notNull(),
    minutes: integer('minutes').notNull(),
    mode: text('mode', { enum: ['wait', 'drop'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The parts of the build arrive on this day, and it cannot be moved before. */
    notBefore: date('not_before', { mode: 'string' }),
    vehicle: text('vehicle').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    contactKind: text('contact_kind', { enum: ['phone', 'email'] }).notNull(),
    note: text('note').notNull().default(''),
    locale: text('locale', { enum: localeCodes }).notNull(),
    buildId: uuid('build_id').references(() => builds.id, { onDelete: 'set null' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    bookedBy: text('booked_by', { enum: bookedBy }).notNull(),
    /** As in `leads`. */
    source: jsonb('source').$type<Record<string, unknown>>(),
    experiments: text('experiments'),
    createdAt: createdAt(),
    remindedAt: moment('reminded_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: bookedBy }),
    /** The reason in the words of whoever canceled; '' if none was given. */
    cancelReason: text('cancel_reason').notNull().default(''),
    /** The truck is on the lot. */
    arrivedAt: moment('arrived_at'),
    /** It is in the bay. */
    startedAt: moment('started_at'),
    /** It is ready for pickup. */
    finishedAt: moment('finished_at'),
    /** When the customer was mailed that it is ready, at most once. */
    readyMailedAt: moment('ready_mailed_at'),
    /** Nobody came; its time is free again. */
    missedAt: moment('missed_at'),
  },
  (table) => [
    index('appointments_starts').on(table.startsAt),
    index('appointments_contact').on(sql`lower(${table.contact})`),
    index('appointments_lead').on(table.leadId),
    index('appointments_build').on(table.buildId),
    index('appointments_time').using('gist', timeBetween(table.startsAt, table.endsAt)),
    index('appointments_here')
      .on(table.startsAt)
      .where(sql`${table.arrivedAt} is not null and ${table.finishedAt} is null`),
  ],
);

/** Secret URLs with which staff subscribe to the shop's calendar. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: publicId(),
  /** Whose phone or screen it is for. */
  name: text('name').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
  revokedAt: moment('revoked_at'),
});

export const waitingOutcomes = ['taken', 'lapsed', 'left'] as const;

/** People who want an earlier time, or any. Each is offered one freed time. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: publicId(),
    formId: uuid('form_id').notNull().unique(),
    /** Their existing appointment, if they only want an earlier time. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, {
      onDelete: 'cascade',
    }),
    service: text('service').notNull(),
    minutes: integer('minutes').notNull(),
    mode: text('mode', { enum: ['wait', 'drop'] }).notNull(),
    /** Days that suit, in the shop's calendar. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    untilDate: date('until_date', { mode: 'string' }).notNull(),
    /** The parts of the build arrive on this day. */
    notBefore: date('not_before', { mode: 'string' }),
    vehicle: text('vehicle').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    note: text('note').notNull().default(''),
    locale: text('locale', { enum: localeCodes }).notNull(),
    buildId: uuid('build_id').references(() => builds.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The hold that was offered; null before, and again after it has expired. */
    entryId: uuid('entry_id').references(() => calendarEntries.id, { onDelete: 'set null' }),
    offeredAt: moment('offered_at'),
    endedAt: moment('ended_at'),
    outcome: text('outcome', { enum: waitingOutcomes }),
    ...deskColumns(),
  },
  (table) => [
    index('waiting_list_created').on(table.createdAt),
    index('waiting_list_open').on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);
