import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, publicId } from './columns.ts';
import { deskColumns } from './desk.ts';
import { leads } from './leads.ts';

/** A request for an appointment. The shop confirms it by phone or mail. */
export const appointmentRequests = pgTable(
  'appointment_requests',
  {
    id: publicId(),
    formId: uuid('form_id').notNull().unique(),
    leadId: uuid('lead_id').references(() => leads.id),
    service: text('service').notNull(),
    vehicle: text('vehicle').notNull(),
    mode: text('mode', { enum: ['wait', 'drop'] }).notNull(),
    wishedDate: date('wished_date', { mode: 'string' }).notNull(),
    dayPart: text('day_part', { enum: ['morning', 'afternoon'] }).notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    contactKind: text('contact_kind', { enum: ['phone', 'email'] }).notNull(),
    note: text('note').notNull().default(''),
    locale: text('locale').notNull(),
    ...deskColumns(),
    /** As in `leads`. */
    source: jsonb('source').$type<Record<string, unknown>>(),
    experiments: text('experiments'),
    createdAt: createdAt(),
  },
  (table) => [index('appointment_requests_date').on(table.wishedDate)],
);
