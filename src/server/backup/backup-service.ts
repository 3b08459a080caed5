import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { holdBackupLock } from '#src/db/backup-lock.ts';
import type { Database } from '#src/db/client.ts';
import {
  beginRun,
  endRun,
  noteStep,
  readStoredBackups,
  readStoredBucket,
} from '#src/domain/backups/index.server.ts';
import type {
  BackupResult,
  BackupSetup,
  BackupTrigger,
  Erasure,
  OnBackupStep,
} from '#src/domain/backups/ports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Env } from '../env.ts';
import type { ShopFiles } from '../open-files.ts';
import { BackupError, failureOf } from './backup-error.ts';
import { createBackupKey } from './backup-key.ts';
import { type BackupTarget, backupFolderOf, openBackupTarget } from './backup-target.ts';
import { noteErasure } from './erasure-journal.ts';
import { runBackup } from './run-backup.ts';
import { tryBucket } from './try-bucket.ts';

export type BackupService = {
  /** @throws {BackupError} with what to do */
  run(trigger: BackupTrigger, onStep?: OnBackupStep): Promise<BackupResult>;
  /** Notes in the data folder and beside the backups that somebody was erased. */
  noteErasure(erasure: Erasure): Promise<void>;
};

type ServiceParts = {
  env: Env;
  database: Database;
  secret: string;
  files: ShopFiles;
  systemContext(reason: string): Ctx;
};

/** What the environment says of backups. */
export function backupSetupOf(env: Env): BackupSetup {
  return {
    fromEnvironment: env.BACKUP_KEY ? { times: env.BACKUP_SCHEDULE } : null,
    place: env.BACKUP_TARGET ?? resolve(backupFolderOf(env)),
    isPlaceFixed: env.BACKUP_TARGET !== undefined,
    isBesideShop: env.BACKUP_TARGET === undefined,
    tryBucket: (access) => tryBucket(access),
  };
}

/** Makes backups of a running shop, one at a time. */
export function createBackupService(parts: ServiceParts): BackupService {
  const { env, systemContext } = parts;
  let isRunning = false;
  return {
    async run(trigger, onStep) {
      if (isRunning) throw alreadyRunning();
      isRunning = true;
      try {
        return await runAlone(parts, trigger, onStep);
      } finally {
        isRunning = false;
      }
    },
    async noteErasure(erasure) {
      await noteErasure(createDiskFiles(join(env.DATA_DIR, 'erased')), erasure);
      const ctx = systemContext('note-erasure');
      if ((await readKey(env, ctx)) === null) return;
      const target = await openTarget(env, ctx);
      await noteErasure(target, erasure);
      // Backups that were made before the office named a bucket may be restored too.
      if (target.isRemote && existsSync(backupFolderOf(env))) {
        await noteErasure(createDiskFiles(backupFolderOf(env)), erasure);
      }
      ctx.logger.debug({}, 'an erasure was noted beside the backups');
    },
  };
}

/** With a server, other processes may be asked for a backup too. */
async function runAlone(parts: ServiceParts, trigger: BackupTrigger, onStep?: OnBackupStep) {
  const { DATABASE_URL } = parts.env;
  const lock = DATABASE_URL
    ? await holdBackupLock(DATABASE_URL)
    : { release: async () => undefined };
  if (!lock) throw alreadyRunning();
  try {
    return await runRecorded(parts, trigger, onStep);
  } finally {
    await lock.release();
  }
}

async function runRecorded(
  { env, systemContext, ...parts }: ServiceParts,
  trigger: BackupTrigger,
  onStep: OnBackupStep = async () => undefined,
): Promise<BackupResult> {
  const ctx = systemContext('back-up');
  const secret = await readKey(env, ctx);
  if (secret === null) throw noKey();
  const key = createBackupKey(secret);
  const id = await beginRun(ctx, trigger);
  const note = throttled(async (step, { done, total }) => noteStep(ctx, id, { step, done, total }));
  try {
    const result = await runBackup({
      ...parts,
      env,
      store: { target: await openTarget(env, ctx), key },
      zone: (await getShopSettings(ctx)).timeZone,
      logger: ctx.logger,
      async onStep(step, count) {
        await note(step, count ?? { done: 0, total: 0 });
        await onStep(step, count);
      },
    });
    await endRun(ctx, id, result);
    // A logged "name" would be somebody's, and is left out.
    const { name: backup, ...figures } = result;
    ctx.logger.info({ backup, ...figures }, 'a backup was made and verified');
    return result;
  } catch (error) {
    ctx.logger.error({ err: error }, 'no backup was made');
    // Without the database the run ends in its record when the next one begins.
    await endRun(ctx, id, { failure: failureOf(error) }).catch(() => undefined);
    throw error;
  }
}

/** The key of the environment, or else the one that the office made; null without one. */
async function readKey({ BACKUP_KEY }: Env, ctx: Ctx): Promise<string | null> {
  return BACKUP_KEY ?? (await readStoredBackups(ctx))?.key ?? null;
}

async function openTarget(env: Env, ctx: Ctx): Promise<BackupTarget> {
  return openBackupTarget(env, await readStoredBucket(ctx));
}

type Note = (
  step: Parameters<OnBackupStep>[0],
  count: { done: number; total: number },
) => Promise<void>;

/** Each step at once, its files once a second: each note is a write. */
function throttled(note: Note): Note {
  let last = { step: '', at: 0 };
  return async (step, count) => {
    const now = performance.now();
    if (step === last.step && now - last.at < 1_000) return;
    last = { step, at: now };
    await note(step, count);
  };
}

function alreadyRunning(): BackupError {
  return new BackupError('A backup is being made already: wait until it is done.');
}

export function noKey(): BackupError {
  return new BackupError(
    'Backups hold customers’ data and the secret, so they are encrypted with a key. Make them: turn them on in the office under Settings, Backups, or set BACKUP_KEY to at least 32 random characters (openssl rand -base64 32). Read them: set BACKUP_KEY to the key that was written down then.',
  );
}
