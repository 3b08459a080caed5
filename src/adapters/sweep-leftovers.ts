import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the unfinished files of processes that are gone: their names begin with a process's number.
 * Another process may serve from the same folder, and its files stay.
 */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name.split('-')[0]);
    if (pid === process.pid || !isRunning(pid)) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
