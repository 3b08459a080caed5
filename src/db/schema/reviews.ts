import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { localeCodes } from '#src/lib/locales.ts';
import { appointments } from './calendar.ts';
import { createdAt, moment, publicId } from './columns.ts';

/** `hidden` is the shop's decision, with a reason; it never deletes a review. */
const reviewStates = ['pending', 'published', 'hidden'] as const;

/** A customer's review, collected after the job, with the shop's reply in `record`. */
export const reviews = pgTable('reviews', {
  id: text('id').primaryKey(),
  stars: integer('stars').notNull(),
  writtenOn: date('written_on', { mode: 'string' }).notNull(),
  record: jsonb('record').notNull(),
  state: text('state', { enum: reviewStates }).notNull().default('published'),
  /** What the customer agreed to: text under a name, photos of the truck. */
  mayPublish: boolean('may_publish').notNull().default(true),
  mayShowPhotos: boolean('may_show_photos').notNull().default(false),
  /** Why it is hidden; '' if it is not. */
  hiddenReason: text('hidden_reason').notNull().default(''),
  createdAt: createdAt(),
});

/** A customer who was invited to a review. After the answer the contact is deleted, but not the fact. */
export const reviewInvitations = pgTable('review_invitations', {
  id: publicId(),
  /** The appointment it is about; null for a customer whom the shop invited by hand. */
  appointmentId: uuid('appointment_id')
    .unique()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  vehicle: text('vehicle').notNull(),
  locale: text('locale', { enum: localeCodes }).notNull(),
  answeredAt: moment('answered_at'),
  createdAt: createdAt(),
});
