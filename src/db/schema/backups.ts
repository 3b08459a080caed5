import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, publicId } from './columns.ts';

/** Each try to make a backup. The last good one is the newest with a name and an end. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: publicId(),
    /** Who asked for it: `schedule`, `office` or `command`. */
    trigger: text('trigger').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while it runs. */
    endedAt: moment('ended_at'),
    step: text('step').notNull(),
    doneFiles: integer('done_files').notNull().default(0),
    totalFiles: integer('total_files').notNull().default(0),
    /** The verified backup; null if there is none. */
    name: text('name'),
    /** Why there is none, as one sentence. */
    failure: text('failure'),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    addedBytes: bigint('added_bytes', { mode: 'number' }).notNull().default(0),
    pausedMs: integer('paused_ms').notNull().default(0),
  },
  (table) => [index('backup_runs_started').on(table.startedAt)],
);
