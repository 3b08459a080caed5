import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Who did what, and when. Append-only; names stay when an account is deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `content.publish`, `auth.invite`, …: the action, prefixed with its module. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The name that people see: "Home". */
    subjectName: text('subject_name').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectKind, table.subjectId),
    index('audit_entries_actor').on(table.actorName),
    index('audit_entries_area').on(sql`split_part(${table.action}, '.', 1)`),
  ],
);
