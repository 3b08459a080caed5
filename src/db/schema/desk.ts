import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** How far the shop has come with a lead. */
export const deskStages = ['new', 'contacted', 'quoted', 'booked', 'won', 'lost', 'spam'] as const;

/** What the shop stores about an inquiry, the same for each kind, whatever table it is in. */
export const deskColumns = () => ({
  stage: text('stage', { enum: deskStages }).notNull().default('new'),
  /** The staff member it is assigned to. */
  assigneeId: text('assignee_id').references(() => authUsers.id, { onDelete: 'set null' }),
  /** When they were first reached or written to; null while they wait. */
  answeredAt: moment('answered_at'),
  /** When it was won, lost or marked as spam, and why. */
  closedAt: moment('closed_at'),
  closeReason: text('close_reason'),
  /** The inquiry of the same person that this one was merged into, of any kind. */
  mergedInto: uuid('merged_into'),
  /** Incremented with each change above, so that the slower of two people is told. */
  deskVersion: integer('desk_version').notNull().default(0),
});
