import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Translated } from '#src/lib/translated.ts';
import { createdAt, moment, publicId } from './columns.ts';
import { mailMessages } from './mail.ts';

export const leadEventKinds = [
  'note',
  'call',
  'text',
  'reply',
  'stage',
  'assign',
  'merge',
  'split',
] as const;

/** What the shop did about an inquiry, in order. Append-only. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Id in `leads`, `appointment_requests` or `waiting_list`. */
    inquiryId: uuid('inquiry_id').notNull(),
    kind: text('kind', { enum: leadEventKinds }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The text that was sent or noted. */
    text: text('text').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    mailId: uuid('mail_id').references(() => mailMessages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('lead_events_inquiry').on(table.inquiryId)],
);

/** Reply templates; placeholders such as `{name}` are filled in for each person. */
export const replyTemplates = pgTable('reply_templates', {
  id: publicId(),
  /** The name that staff use. */
  name: text('name').notNull(),
  subject: jsonb('subject').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  /** Position in the list, from the top. */
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
});
