import { setTimeout as wait } from 'node:timers/promises';
import type { SmallDisk } from '#tests/process/mounted-disk.ts';

const fromBytes = 40 * 1024 ** 2;
const stepBytes = 2 * 1024 ** 2;
const stepMs = 300;

/** Leaves less and less room, down to the last byte, as logs and backups of other programs do. */
export async function fillGradually(disk: SmallDisk, server: { pid: number }): Promise<void> {
  for (let left = fromBytes; left >= 0; left -= stepBytes) {
    disk.fill(left, server);
    await wait(stepMs);
  }
}
