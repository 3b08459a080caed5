import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from './start-error.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/** Files that this process creates from now on, in all its threads, are for its own user only. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Creates a folder and its missing parents for this user only. Step by step, because Node's `recursive` never returns
 * if a file system such as /proc answers ENOENT.
 * @throws the error of the file system
 */
export function makePrivateFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const path of missing) makeOne(path);
}

/** Another process that starts at the same time may be faster. */
function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: FOLDER });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Removes everybody else's permissions on a folder or file and everything below it, which an earlier version or a
 * copied backup may have left open. Symbolic links are skipped. Returns how many entries were open; entries that
 * belong to another user stay as they are and are not counted.
 */
export function closeTree(path: string): number {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (!facts || facts.isSymbolicLink()) return 0;
  const isFolder = facts.isDirectory();
  const closed = (facts.mode & 0o077) !== 0 && closeOne(path, isFolder) ? 1 : 0;
  if (!isFolder) return closed;
  return readdirSync(path).reduce((sum, name) => sum + closeTree(join(path, name)), closed);
}

function closeOne(path: string, isFolder: boolean): boolean {
  try {
    chmodSync(path, isFolder ? FOLDER : FILE);
    return true;
  } catch (error) {
    // Deleted meanwhile, somebody else's, or on a file system without permissions.
    if (['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}
