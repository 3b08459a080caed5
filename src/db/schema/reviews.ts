import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './calendar.ts';
import { createdAt, moment, publicId } from './columns.ts';

/** `hidden` is a decision of the shop's, with its reason; a review is never deleted by it. */
const reviewStates = ['pending', 'published', 'hidden'] as const;

/** A customer's review, collected after the job, with the shop's reply in `record`. */
export const reviews = pgTable('reviews', {
  id: text('id').primaryKey(),
  stars: integer('stars').notNull(),
  writtenOn: date('written_on', { mode: 'string' }).notNull(),
  record: jsonb('record').notNull(),
  state: text('state', { enum: reviewStates }).notNull().default('published'),
  /** What the customer agreed to: words under a name, photographs of the truck. */
  mayPublish: boolean('may_publish').notNull().default(true),
  mayShowPhotos: boolean('may_show_photos').notNull().default(false),
  /** Why it is hidden; '' while it is not. */
  hiddenReason: text('hidden_reason').notNull().default(''),
  createdAt: createdAt(),
});

/** A customer who was asked how it went. Who has answered is forgotten, that they have is not. */
export const reviewInvitations = pgTable('review_invitations', {
  id: publicId(),
  /** The visit that it is about; null for somebody whom the shop asked by hand. */
  appointmentId: uuid('appointment_id')
    .unique()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  vehicle: text('vehicle').notNull(),
  locale: text('locale', { enum: ['en', 'es'] }).notNull(),
  answeredAt: moment('answered_at'),
  createdAt: createdAt(),
});
