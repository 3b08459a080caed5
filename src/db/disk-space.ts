import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isNoSpace, neededMegabytes } from '#src/lib/no-space.ts';

/** Bytes that this user may still write on the disk of a folder, or of the nearest one above it. */
export function freeBytes(folder: string): number {
  const path = resolve(folder);
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return path === dirname(path) ? 0 : freeBytes(dirname(path));
  }
}

/** Two pieces of the database's log. */
const leastBytes = 2 * 1024 ** 2;

/** Whether nothing more can be written beside a folder: a full disk, or a quota or limit that is used up. */
export function hasNoRoom(folder: string): boolean {
  if (freeBytes(folder) < leastBytes) return true;
  const probe = `${folder}.room`;
  try {
    writeFileSync(probe, 'room');
    return false;
  } catch (error) {
    return isNoSpace(error);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** What somebody who starts the site is told when its disk is full. Nothing is to be thrown away. */
export function noSpaceSentence(folder: string): string {
  const free = Math.floor(freeBytes(folder) / 1024 ** 2);
  return `There is no space left on the disk of ${resolve(folder)}: ${free} MB are free, about ${neededMegabytes} MB are needed (a first start needs 200). Free some, or move the whole data folder to a larger disk and name it with DATA_DIR, and start again: all that was saved is still there.`;
}
