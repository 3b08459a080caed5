import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isNoSpace, neededMegabytes } from '#src/lib/no-space.ts';

/** Free bytes for this user on the disk of a folder, or of its nearest existing parent. */
export function freeBytes(folder: string): number {
  const path = resolve(folder);
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return path === dirname(path) ? 0 : freeBytes(dirname(path));
  }
}

/** Two segments of the database's log. */
const leastBytes = 2 * 1024 ** 2;

/** Whether nothing more can be written next to a folder: a full disk, or an exhausted quota or limit. */
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

/** The message for somebody who starts the site with a full disk. It never suggests deleting the database. */
export function noSpaceSentence(folder: string): string {
  const free = Math.floor(freeBytes(folder) / 1024 ** 2);
  return `There is no space left on the disk of ${resolve(folder)}: ${free} MB are free, about ${neededMegabytes} MB are needed (a first start needs 200). Free some, or move the whole data folder to a larger disk and name it with DATA_DIR, and start again: all that was saved is still there.`;
}
