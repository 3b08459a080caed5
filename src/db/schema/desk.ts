import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** How far the shop has come with somebody who asked. */
export const deskStages = ['new', 'contacted', 'quoted', 'booked', 'won', 'lost', 'spam'] as const;

/** What the shop keeps about an inquiry, the same for each kind, whatever table it is in. */
export const deskColumns = () => ({
  stage: text('stage', { enum: deskStages }).notNull().default('new'),
  /** Who of the staff answers it. */
  assigneeId: text('assignee_id').references(() => authUsers.id, { onDelete: 'set null' }),
  /** When somebody was first reached or written to; null while they wait. */
  answeredAt: moment('answered_at'),
  /** When it was won, lost or found to be spam, and why. */
  closedAt: moment('closed_at'),
  closeReason: text('close_reason'),
  /** The inquiry of the same person that goes on for both, of any kind. */
  mergedInto: uuid('merged_into'),
  /** Grows with each change above, so that of two people at once one is told. */
  deskVersion: integer('desk_version').notNull().default(0),
});
