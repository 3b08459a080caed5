import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNoSpace } from '#src/lib/no-space.ts';
import { noSpaceSentence } from '../disk-space.ts';
import { closeTree, makePrivateFolder } from '../private-tree.ts';
import { DatabaseStartError, errorReason } from '../start-error.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** The PostgreSQL major version of the pinned PGlite, which can open no other. */
export const ENGINE_MAJOR = '18';

/** Creates the folder that contains the database folder and its lock. */
export function makeParentFolder(folder: string) {
  try {
    makePrivateFolder(dirname(folder));
  } catch (error) {
    throw new DatabaseStartError(
      `Cannot create ${dirname(folder)} (${errorReason(error)}): make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Makes sure that `folder` contains a complete database of our major version. A new one is created next to it,
 * flushed and then renamed, so a folder of that name is complete whatever stops the process. Call it under the
 * folder's lock.
 */
export async function prepareFolder(folder: string, create: (folder: string) => Promise<void>) {
  if (holdsDatabase(folder)) {
    closeTree(folder);
    return;
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await create(unfinished);
    closeTree(unfinished);
    syncTree(unfinished);
  } catch (error) {
    // An incomplete database would keep a full disk full.
    rmSync(unfinished, { recursive: true, force: true });
    throw isNoSpace(error) ? new DatabaseStartError(noSpaceSentence(folder)) : error;
  }
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** @throws {DatabaseStartError} if the folder contains something that we cannot open */
function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const major = readMajor(folder);
  if (major === ENGINE_MAJOR) return true;
  throw new DatabaseStartError(whyUnknown(folder, major));
}

function whyUnknown(folder: string, major: string | undefined): string {
  if (major !== undefined && /^\d{1,3}$/.test(major)) {
    return `The database in ${folder} is of PostgreSQL ${major}, this version of Ironwood needs ${ENGINE_MAJOR}: dump it with the version that wrote it (npm run db:dump), and restore the dump into another folder (npm run db:restore with DATA_DIR).`;
  }
  // Only this file is missing; the rest of the database is complete.
  return ['base', 'global', 'pg_wal'].some((name) => existsSync(join(folder, name)))
    ? `The database in ${folder} is damaged: its file PG_VERSION is missing or unreadable. Keep the folder as it is and put the file back from a backup; it holds the line ${ENGINE_MAJOR}.`
    : `${folder} holds files that are not a database: move them away, or set DATA_DIR to another folder.`;
}

function readMajor(folder: string): string | undefined {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
