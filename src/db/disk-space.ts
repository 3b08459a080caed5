import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

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
