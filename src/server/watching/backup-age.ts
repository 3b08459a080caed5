import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { backupRuns } from '#src/db/schema/backups.ts';
import { longestAllowedAge } from '#src/domain/backups/index.ts';
import type { Env } from '../env.ts';
import type { Metrics } from './metrics.ts';

type Plan = Pick<Env, 'BACKUP_KEY' | 'BACKUP_SCHEDULE'>;

/** Shows how old the last backup may be; nothing where none are made by a schedule. */
export function showAllowedAge(metrics: Metrics, { BACKUP_KEY: key, BACKUP_SCHEDULE }: Plan): void {
  if (key === undefined || BACKUP_SCHEDULE.length === 0) return;
  metrics.backupAllowedAge.set(longestAllowedAge(BACKUP_SCHEDULE) * 60);
}

/**
 * Seconds since the last good backup was begun; if none was good, since the first try. Null before that, and where
 * backups are not set up.
 */
export async function readBackupAge(db: Db, { BACKUP_KEY: key }: Plan): Promise<number | null> {
  if (key === undefined) return null;
  const { startedAt, name } = backupRuns;
  const [row] = await db
    .select({
      age: sql<number | null>`extract(epoch from now() -
        coalesce(max(${startedAt}) filter (where ${name} is not null), min(${startedAt})))::float`,
    })
    .from(backupRuns);
  return row?.age ?? null;
}
