import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, publicId } from './columns.ts';

/** `kept`: there is no mail server, so the message is only shown in the back office. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;

/** The outbox: every message of the site, before and after it was sent. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: publicId(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    locale: text('locale').notNull(),
    /** The letter's name and data; the text is rendered when it is sent. */
    letter: text('letter').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** What was sent; null while it waits. */
    subject: text('subject'),
    html: text('html'),
    plain: text('plain'),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** When it was sent, kept or given up. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('mail_messages_created').on(table.createdAt),
    index('mail_messages_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
    index('mail_messages_state').on(table.state, table.createdAt),
  ],
);
