import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closeTree, makePrivateFolder } from '../private-tree.ts';
import { DatabaseStartError, reasonOf } from '../start-error.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** The PostgreSQL major of the pinned PGlite: it can open no other. */
export const ENGINE_MAJOR = '18';

/** Creates the folder that holds the database folder and its lock. */
export function makeParentFolder(folder: string) {
  try {
    makePrivateFolder(dirname(folder));
  } catch (error) {
    throw new DatabaseStartError(
      `Cannot create ${dirname(folder)} (${reasonOf(error)}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Sees to it that `folder` holds a complete database of our major. A new one is made beside it,
 * flushed, and only then renamed: whatever stops the process, a folder of that name is whole.
 * Call it under the folder's lock.
 */
export async function prepareFolder(folder: string, create: (folder: string) => Promise<void>) {
  if (holdsDatabase(folder)) {
    closeTree(folder);
    return;
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await create(unfinished);
  closeTree(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** @throws {DatabaseStartError} when the folder holds something that we cannot open */
function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const major = readMajor(folder);
  if (major === ENGINE_MAJOR) return true;
  throw new DatabaseStartError(
    major === undefined
      ? `${folder} holds files that are not a database: move them away, or set DATA_DIR to another folder.`
      : `The database in ${folder} is of PostgreSQL ${major}, this version of Ironwood needs ${ENGINE_MAJOR}: dump it with the version that wrote it (npm run db:dump), move the folder away and restore the dump (npm run db:restore).`,
  );
}

function readMajor(folder: string): string | undefined {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
