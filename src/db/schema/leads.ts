import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { builds } from './builds.ts';
import { createdAt, moment, publicId } from './columns.ts';
import { deskColumns } from './desk.ts';

/** Somebody who wants something from the shop: a sent build or a message from the contact page. */
export const leads = pgTable(
  'leads',
  {
    id: publicId(),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1042 }),
    kind: text('kind', { enum: ['build', 'message'] }).notNull(),
    /** One lead per build: sending twice has no further effect. */
    buildId: uuid('build_id')
      .unique()
      .references(() => builds.id),
    /** Id of the form as it was served, for messages: the same form sent twice is one lead. */
    formId: uuid('form_id').unique(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    contactKind: text('contact_kind', { enum: ['phone', 'email'] }).notNull(),
    preferred: text('preferred', { enum: ['call', 'text', 'email'] }),
    topic: text('topic'),
    note: text('note').notNull().default(''),
    /** Of the truck, to order parts by; only if its owner gave it, and with a right check digit. */
    vin: text('vin'),
    locale: text('locale').notNull(),
    consentedAt: moment('consented_at'),
    /** The build as the customer saw it when it was sent: options, verdict, figures, price. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    ...deskColumns(),
    /** Where they came from, as far as the site's own pages know: see `src/domain/traffic-sources`. */
    source: jsonb('source').$type<Record<string, unknown>>(),
    /** The `exp` cookie when they wrote: experimentID.variantIndex-variantIndex. */
    experiments: text('experiments'),
    createdAt: createdAt(),
  },
  (table) => [
    index('leads_created').on(table.createdAt),
    index('leads_stage').on(table.stage),
    index('leads_contact').on(table.contact),
    index('leads_merged').on(table.mergedInto),
  ],
);
