import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { backupRuns } from '#src/db/schema/backups.ts';
import { longestAllowedAge } from '#src/domain/backups/index.ts';
import type { BackupPlan } from '#src/domain/backups/ports.ts';

/** In seconds. */
export type BackupAge = {
  /** Since the last good backup was begun; if none was good, since the first try. Null before that. */
  backupAgeSeconds: number | null;
  /** How old it may be; null where none are made by themselves. */
  backupAllowedAgeSeconds: number | null;
};

/** How old the last backup is and may be; `plan` is null where no backups are made. */
export async function readBackupAge(db: Db, plan: BackupPlan | null): Promise<BackupAge> {
  if (plan === null) return { backupAgeSeconds: null, backupAllowedAgeSeconds: null };
  const { startedAt, name } = backupRuns;
  const [row] = await db
    .select({
      age: sql<number | null>`extract(epoch from now() -
        coalesce(max(${startedAt}) filter (where ${name} is not null), min(${startedAt})))::float`,
    })
    .from(backupRuns);
  return {
    backupAgeSeconds: row?.age ?? null,
    backupAllowedAgeSeconds: plan.times.length > 0 ? longestAllowedAge(plan.times) * 60 : null,
  };
}
