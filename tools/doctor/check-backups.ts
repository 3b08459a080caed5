import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOverdue } from '#src/domain/backups/index.ts';
import { createBackupKey } from '#src/server/backup/backup-key.ts';
import { openBackupTarget } from '#src/server/backup/backup-target.ts';
import { listBackups, readManifest } from '#src/server/backup/manifest.ts';
import type { Env } from '#src/server/env.ts';
import { StartError } from '#src/server/start-error.ts';
import { about, type Finding } from './finding.ts';

const backups = about('backups');

/** The age of the last verified backup, and whether the key of the environment opens it. */
export async function checkBackups(env: Env): Promise<Finding[]> {
  try {
    return [await checkNewest(env)];
  } catch (error) {
    if (error instanceof StartError) return [backups.bad(error.message)];
    throw error;
  }
}

async function checkNewest(env: Env): Promise<Finding> {
  const { BACKUP_KEY } = env;
  if (!BACKUP_KEY && !hasPlace(env)) return backups.bad(howToBegin + elsewhere(env));
  const target = await openBackupTarget(env);
  const newest = (await listBackups(target)).find(({ isVerified }) => isVerified);
  if (!newest) {
    return backups.bad(
      BACKUP_KEY
        ? `there is no verified backup in ${target.place}: make one with npm run backup${elsewhere(env)}`
        : howToBegin + elsewhere(env),
    );
  }
  if (BACKUP_KEY) await readManifest({ target, key: createBackupKey(BACKUP_KEY) }, newest.name);
  const now = Temporal.Now.instant();
  const hours = Math.round(now.since(newest.takenAt).total('hours'));
  const text = `the last verified backup is ${newest.name}, ${hours} h old, in ${target.place}`;
  if (isOverdue(env.BACKUP_SCHEDULE, newest.takenAt, now)) {
    return backups.bad(`${text}. It is overdue: see the reason at /admin/backups`);
  }
  return backups.good(
    BACKUP_KEY
      ? `${text}; BACKUP_KEY opens it`
      : `${text}, made with the key of the office. Whether the copy that was written down opens it is not known here`,
  );
}

const howToBegin =
  'no backups are made: turn them on at /admin/backups, or set BACKUP_KEY (openssl rand -base64 32), and keep a copy of the key somewhere else than on this machine';

/** A bucket that the office set is in the database, with its secret key sealed. */
function elsewhere({ BACKUP_TARGET }: Env): string {
  return BACKUP_TARGET === undefined
    ? '. If the office sends them to a bucket, /admin/backups says how old the last one is: this command does not see it'
    : '';
}

/** Looking must not make the folder. */
function hasPlace({ BACKUP_TARGET, DATA_DIR }: Env): boolean {
  return BACKUP_TARGET !== undefined || existsSync(join(DATA_DIR, 'backups'));
}
