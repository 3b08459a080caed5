import { resolve } from 'node:path';
import { freeBytes } from '#src/db/disk-space.ts';

/** A start needs room for the log of the database, for its own files and for what comes in. */
const neededMegabytes = 64;

/** What somebody who starts the site is told when its disk is full. Nothing is to be thrown away. */
export function noSpaceSentence(dataDir: string): string {
  const free = Math.floor(freeBytes(dataDir) / 1024 ** 2);
  return `There is no space left on the disk of ${resolve(dataDir)}: ${free} MB are free, about ${neededMegabytes} MB are needed. Free some, or move the whole folder to a larger disk and name it with DATA_DIR, and start again: all that was saved is still there.`;
}
