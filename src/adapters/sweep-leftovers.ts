import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Longer than any request takes: an older file belongs to nobody. */
const hourMs = 3_600_000;

/** This machine or container, in letters that any file store accepts. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

let sequence = 0;

/** A name for an unfinished file that no other process uses, also on another machine with the same folder. */
export function unfinishedName(): string {
  sequence += 1;
  return `${process.pid}-${machine}-${performance.timeOrigin}-${sequence}`;
}

/**
 * Deletes unfinished files: of this machine those of processes that no longer run, and of an earlier process with our id;
 * of other machines, whose processes cannot be seen from here, those that are older than an hour.
 */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (await isLeftOver(name, path)) await rm(path, { force: true });
  }
}

async function isLeftOver(name: string, path: string): Promise<boolean> {
  const [pid, itsMachine, startedAt] = name.split('-');
  if (itsMachine === machine && Number(pid) === process.pid) {
    return startedAt !== String(performance.timeOrigin);
  }
  if (itsMachine === machine) return !isRunning(Number(pid));
  const facts = await stat(path).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > hourMs;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
