import { isOverdue } from '#src/domain/backups/index.ts';
import { createBackupKey } from '#src/server/backup/backup-key.ts';
import { openBackupTarget } from '#src/server/backup/backup-target.ts';
import { listBackups, readManifest } from '#src/server/backup/manifest.ts';
import type { Env } from '#src/server/env.ts';
import { StartError } from '#src/server/start-error.ts';
import { about, type Finding } from './finding.ts';

const backups = about('backups');

/** The age of the last verified backup, and whether the key opens it. */
export async function checkBackups(env: Env): Promise<Finding[]> {
  if (!env.BACKUP_KEY) {
    return [
      backups.bad(
        'no backups are made: set BACKUP_KEY (openssl rand -base64 32), and keep a copy of it somewhere else than on this machine',
      ),
    ];
  }
  try {
    return [await checkNewest(env, env.BACKUP_KEY)];
  } catch (error) {
    if (error instanceof StartError) return [backups.bad(error.message)];
    throw error;
  }
}

async function checkNewest(env: Env, backupKey: string): Promise<Finding> {
  const target = await openBackupTarget(env);
  const newest = (await listBackups(target)).find(({ isVerified }) => isVerified);
  if (!newest) {
    return backups.bad(
      `there is no verified backup in ${target.place}: make one with npm run backup`,
    );
  }
  await readManifest({ target, key: createBackupKey(backupKey) }, newest.name);
  const now = Temporal.Now.instant();
  const hours = Math.round(now.since(newest.takenAt).total('hours'));
  const text = `the last verified backup is ${newest.name}, ${hours} h old, in ${target.place}`;
  return isOverdue(env.BACKUP_SCHEDULE, newest.takenAt, now)
    ? backups.bad(`${text}. It is overdue: see the reason at /admin/backups`)
    : backups.good(`${text}; BACKUP_KEY opens it`);
}
