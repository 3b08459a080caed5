import { DatabaseSync } from 'node:sqlite';
import { isNoSpace } from '#src/lib/no-space.ts';
import { noSpaceSentence } from '../disk-space.ts';
import { DatabaseInUseError, DatabaseStartError, errorReason } from '../start-error.ts';

export type FolderLock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Makes this process the only user of a database folder with an exclusive SQLite transaction on `<folder>.lock`: the
 * kernel releases it when the process dies, so no stale lock is left behind. Never copy or open the lock file in this
 * process: closing any descriptor of it releases the lock.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive');
  } catch (error) {
    file?.close();
    throw explain(error, folder);
  }
  return { release: () => file.close() };
}

function explain(error: unknown, folder: string): DatabaseStartError {
  if (isNoSpace(error)) return new DatabaseStartError(noSpaceSentence(folder));
  const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
  if (busy) {
    return new DatabaseInUseError(
      `The database in ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return new DatabaseStartError(
    `Cannot write to ${folder}.lock (${errorReason(error)}): make the folder writable, or set DATA_DIR to another one.`,
  );
}
