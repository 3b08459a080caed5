/** Of the system, of PostgreSQL, and of quotas and limits that are as good as a full disk. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** The embedded engine's file system throws plain objects, with the numbers of WASI. */
const engineNumbers = new Set([19, 22, 51]);

/** What is only said in words: by a thread of the database that ended of it, and by SQLite. */
const words = /no space left on|disk is full|file too large|disk quota exceeded/i;

/** Roughly what a site needs to go on: a piece of the database's log and some rows, in MB. */
export const neededMegabytes = 32;

/** Whether something could not be written because the disk is full, wherever the cause is hidden. */
export function isNoSpace(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < 8 && typeof at === 'object' && at !== null; depth += 1) {
    if ('code' in at && codes.has(String(at.code))) return true;
    // Those of Node are below zero.
    if ('errno' in at && engineNumbers.has(Number(at.errno))) return true;
    if (!(at instanceof Error)) return false;
    if (words.test(at.message)) return true;
    at = at.cause;
  }
  return false;
}
