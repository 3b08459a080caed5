import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { buildSnapshots } from './snapshots.ts';

/** A question to friends: which of two or three shared builds. Nothing here leads to a person. */
export const buildVotes = pgTable(
  'build_votes',
  {
    /** 100 random bits, the secret in the link that friends get. */
    id: text('id').primaryKey(),
    /** SHA-256 of the secret in the link to the result, which only who asked has. */
    keyHash: text('key_hash').notNull().unique(),
    /** Two or three shared builds, in the order in which they are shown. */
    choices: jsonb('choices').$type<string[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
    closesAt: moment('closes_at').notNull(),
  },
  (table) => [index('build_votes_closes_at').on(table.closesAt)],
);

/** What one device answered; it may change its mind until the vote closes. */
export const buildBallots = pgTable(
  'build_ballots',
  {
    voteId: text('vote_id')
      .notNull()
      .references(() => buildVotes.id, { onDelete: 'cascade' }),
    /** SHA-256 of the vote and the device's random cookie, so that a device cannot be followed from vote to vote. */
    deviceHash: text('device_hash').notNull(),
    choice: text('choice')
      .notNull()
      .references(() => buildSnapshots.id),
    castAt: moment('cast_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.voteId, table.deviceHash] })],
);
