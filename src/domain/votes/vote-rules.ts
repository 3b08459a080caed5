import { z } from 'zod';
import { snapshotIdSchema } from '#src/domain/snapshots/index.ts';

/** How many builds a vote is between. */
export const voteChoices = { least: 2, most: 3 };

/** How long friends can answer. */
export const votingDays = 30;

/** How long the result stays after that; then it is deleted with every answer. */
export const resultDays = 60;

/** The address of a vote: a secret of the same kind as that of a shared build. */
export const voteIdSchema = snapshotIdSchema;

/** A random secret in a browser's cookie, or in the link to a result. */
export const voteSecretSchema = z.string().regex(/^[\w-]{22,64}$/);

/** A vote as whoever has its link sees it. */
export type Vote = {
  id: string;
  /** Shared builds in the order in which they are shown. */
  choices: readonly string[];
  askedAt: Date;
  closesAt: Date;
  isOpen: boolean;
};

/** What only who asked sees: a count for each choice, in its order. */
export type VoteResult = Vote & { counts: readonly number[]; lastAt: Date | null };
