import { codeOf } from './start-error.ts';

/** Of the system, of PostgreSQL, and of quotas and limits that are as good as a full disk. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** The embedded engine's file system throws plain objects, with the numbers of WASI. */
const engineNumbers = new Set([19, 22, 51]);

/** What is only said in words: by a thread of the database that ended of it, and by SQLite. */
const words = /no space left on device|disk is full|file too large|disk quota exceeded/i;

/** Whether something could not be written because the disk is full, wherever the cause is hidden. */
export function isNoSpace(error: unknown): boolean {
  for (let at = error, depth = 0; depth < 8 && at; depth += 1) {
    if (codes.has(codeOf(at) ?? '') || isEngineNumber(at)) return true;
    if (!(at instanceof Error)) return false;
    if (words.test(at.message)) return true;
    at = at.cause;
  }
  return false;
}

function isEngineNumber(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Those of Node are below zero.
  return 'errno' in error && engineNumbers.has(Number(error.errno));
}
