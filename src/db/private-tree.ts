import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from './start-error.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/** What this process makes from now on, in all its threads, is for its own user alone. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes a folder and the ones above it that are missing, for this user alone. Step by step: the
 * `recursive` of Node never returns where a file system such as /proc answers ENOENT.
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
 * Takes from everybody else what rights they have on a folder or a file and on all below it: what an
 * earlier version or a copied backup has left open. Symbolic links are left as they are. Returns how
 * much was open; what belongs to another user stays as it is and is not counted.
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
    // Gone meanwhile, somebody else's, or on a file system that knows no rights.
    if (['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}
