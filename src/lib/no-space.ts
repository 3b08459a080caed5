/** Error codes of the system and of PostgreSQL, including quotas and limits that amount to a full disk. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** The embedded engine's file system throws plain objects with WASI error numbers. */
const engineNumbers = new Set([19, 22, 51]);

/** Errors that only their message identifies: of a database thread that ended, and of SQLite. */
const words = /no space left on|disk is full|file too large|disk quota exceeded/i;

/** Roughly what a site needs to keep running, in MB: a segment of the database's log and some rows. */
export const neededMegabytes = 32;

/** Whether a write failed because the disk is full, however deep the cause is nested. */
export function isNoSpace(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < 8 && typeof at === 'object' && at !== null; depth += 1) {
    if ('code' in at && codes.has(String(at.code))) return true;
    // Node's error numbers are negative.
    if ('errno' in at && engineNumbers.has(Number(at.errno))) return true;
    if (!(at instanceof Error)) return false;
    if (words.test(at.message)) return true;
    at = at.cause;
  }
  return false;
}
