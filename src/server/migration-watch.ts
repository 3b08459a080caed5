import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#src/db/client.ts';
import { compareMigrations } from '#src/db/migrate.ts';
import type { MigrationState } from '#src/http/routes/health.ts';
import { elapsedMs } from './node-ids.ts';

type MigrationWatch = {
  compare(): Promise<MigrationState>;
  nowMs(): number;
  patienceMs?: number;
};

/** Only a restore, or another version of the program, changes the answer. */
const keptMs = 10_000;

/**
 * Tells whether the database has all migrations, from what it last said: it is asked at most every ten seconds, and
 * nobody waits longer than `patienceMs`.
 */
export function createMigrationWatch({ compare, nowMs, patienceMs = 400 }: MigrationWatch) {
  let seen: MigrationState = 'unknown';
  let seenMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    seen = await compare().catch(() => 'unknown' as const);
    seenMs = nowMs();
    asking = null;
  }

  return async (): Promise<MigrationState> => {
    const isFresh = seen !== 'unknown' && nowMs() - seenMs < keptMs;
    if (isFresh) return seen;
    asking ??= ask();
    await Promise.race([asking, wait(patienceMs)]);
    return seen;
  };
}

export function watchMigrations(database: Database): () => Promise<MigrationState> {
  return createMigrationWatch({ compare: () => compareMigrations(database), nowMs: elapsedMs });
}
