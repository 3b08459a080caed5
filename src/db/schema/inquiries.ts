import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, searchWords } from './columns.ts';
import { deskStages } from './desk.ts';

/**
 * Every lead, booking request and waiting-list entry in one shape, for lists, the board and search. Triggers derive the
 * rows from their three tables (the view `inquiry_rows`); nothing else writes here.
 */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['build', 'message', 'appointment', 'waiting'] }).notNull(),
    number: integer('number'),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    contactKind: text('contact_kind', { enum: ['phone', 'email'] }).notNull(),
    /** The normal form of the contact: ten digits, or the email address in lower case. */
    person: text('person').notNull(),
    /** The truck, or a message's topic; '' without one. */
    about: text('about').notNull(),
    make: text('make').notNull(),
    likelyCents: integer('likely_cents'),
    /** The campaign's name, else the referring site; '' if unknown. */
    source: text('source').notNull(),
    locale: text('locale').notNull(),
    stage: text('stage', { enum: deskStages }).notNull(),
    assigneeId: text('assignee_id'),
    answeredAt: moment('answered_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason'),
    mergedInto: uuid('merged_into'),
    deskVersion: integer('desk_version').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Neither spam nor merged into another one, nor a waiting-list entry that is over or belongs to an appointment. */
    isOwn: boolean('is_own').notNull(),
    /** Sorts by who waits: the unanswered first, longest wait on top, then the others, latest first. */
    waitOrder: bigint('wait_order', { mode: 'number' }).notNull(),
    /** The name, the contact, the truck and the number, as words without marks and accents. */
    words: searchWords('words').notNull(),
  },
  (table) => {
    const own = sql`${table.isOwn}`;
    const { id } = table;
    // As `order by created_at desc` sorts.
    const newest = () => table.createdAt.desc().nullsFirst();
    return [
      index('inquiries_newest').on(newest(), id),
      index('inquiries_waiting').on(table.waitOrder, id).where(own),
      index('inquiries_stage').on(table.stage, table.waitOrder, id, table.likelyCents).where(own),
      index('inquiries_stage_make')
        .on(table.stage, table.make, table.waitOrder, id, table.likelyCents)
        .where(own),
      index('inquiries_stage_newest').on(table.stage, newest(), id).where(own),
      index('inquiries_price').on(table.likelyCents.desc().nullsLast(), newest(), id).where(own),
      index('inquiries_name').on(sql`lower(${table.name})`, newest(), id).where(own),
      index('inquiries_kind').on(table.kind, newest(), id).where(own),
      index('inquiries_make').on(table.make, newest(), id).where(own),
      index('inquiries_source').on(table.source, newest(), id).where(own),
      index('inquiries_assignee').on(table.assigneeId, newest(), id).where(own),
      index('inquiries_spam').on(newest(), id).where(sql`${table.stage} = 'spam'`),
      index('inquiries_person').on(table.person),
      index('inquiries_waiting_person')
        .on(table.person)
        .where(sql`${table.isOwn} and ${table.stage} = 'new'`),
      index('inquiries_same_name').on(sql`lower(trim(${table.name}))`),
      index('inquiries_merged').on(table.mergedInto),
      index('inquiries_words').using('gin', table.words),
    ];
  },
);
