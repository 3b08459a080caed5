import type { Erasure } from '#src/domain/backups/ports.ts';
import type { BackupTarget } from './backup-target.ts';

type Shelf = Pick<BackupTarget, 'put' | 'list'>;

/**
 * Notes beside the backups that somebody was erased. The only thing said of the person is a keyed hash, whose key is derived from
 * the shop's secret, so whoever finds the note learns nobody's name, and cannot try addresses either.
 */
export async function noteErasure(shelf: Shelf, { trace, erasedAt }: Erasure): Promise<void> {
  await shelf.put(`erased/${erasedAt.replaceAll(':', '-')}_${trace}`, Buffer.from('erased\n'));
}

/** Traces of everybody erased at or after a moment. */
export async function listErasedSince(shelf: Shelf, since: Temporal.Instant): Promise<string[]> {
  const notes = (await shelf.list('erased')).flatMap(({ key }) => readNote(key) ?? []);
  return notes
    .filter(({ erasedAt }) => Temporal.Instant.compare(erasedAt, since) >= 0)
    .map(({ trace }) => trace);
}

function readNote(key: string): { erasedAt: Temporal.Instant; trace: string } | null {
  const [, day, time, trace] = /^erased\/([\d-]{10})T([\d.-]+Z)_([\w-]+)$/.exec(key) ?? [];
  if (!day || !time || !trace) return null;
  return { erasedAt: Temporal.Instant.from(`${day}T${time.replaceAll('-', ':')}`), trace };
}
