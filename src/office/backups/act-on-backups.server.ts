import {
  askForBackup,
  readBackups,
  removeBackupBucket,
  replaceUnusedKey,
  saveBackupBucket,
  saveBackupTimes,
} from '#src/domain/backups/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { takeTypedBucket } from './bucket-form.ts';

export type BackupsDone =
  | { done: 'start' | 'bucket' | 'bucket-first' | 'here' }
  | { done: 'set-up' | 'new-key'; key: string | null };

/** Does what the page's forms ask for. @throws {DomainError} with what is wrong */
export async function actOnBackups(ctx: Ctx, form: FormData): Promise<BackupsDone> {
  const intent = form.get('intent');
  if (intent === 'set-up') {
    const times = { first: form.get('first') ?? '', second: form.get('second') ?? '' };
    return { done: 'set-up', key: await saveBackupTimes(ctx, times) };
  }
  if (intent === 'new-key') return { done: 'new-key', key: await replaceUnusedKey(ctx) };
  if (intent === 'bucket') return { done: await moveToBucket(ctx, form) };
  if (intent === 'here') {
    await removeBackupBucket(ctx);
    return { done: 'here' };
  }
  await askForBackup(ctx);
  return { done: 'start' };
}

/** The first backup there is made at once: those made so far are elsewhere. */
async function moveToBucket(ctx: Ctx, form: FormData): Promise<'bucket' | 'bucket-first'> {
  await saveBackupBucket(ctx, takeTypedBucket(form));
  const { plan } = await readBackups(ctx);
  if (!plan) return 'bucket';
  await askForBackup(ctx);
  return 'bucket-first';
}
