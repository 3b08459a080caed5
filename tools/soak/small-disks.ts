import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#src/server/start-error.ts';
import { canMount, fillable, mountDisk, type SmallDisk } from '#tests/process/mounted-disk.ts';
import type { SoakOptions } from './soak.ts';

/** What a shop may write before its disk is full. */
const roomBytes = 96 * 1024 ** 2;
/** Whoever fills a disk of this size by mistake would wait long, and others would miss the room. */
const largestBytes = 16 * 1024 ** 3;

/** A small disk with a copy of the shop: mounted, or a folder on the one that `--disk` names. @throws {StartError} */
export async function openDisk(
  content: string,
  { disk }: Pick<SoakOptions, 'disk'>,
): Promise<SmallDisk & { close(): void }> {
  if (disk !== undefined) return onGivenDisk(content, disk);
  if (!canMount()) {
    throw new StartError(
      'full-disk needs a small disk, which this user may not mount: say --disk=<a folder on a small file system>.',
    );
  }
  const at = mkdtempSync(join(tmpdir(), 'ironwood-disk-'));
  const mounted = await mountDisk({ content, at, bytes: sizeOf(content) + roomBytes });
  return {
    ...mounted,
    close() {
      mounted.close();
      rmSync(at, { recursive: true, force: true });
    },
  };
}

function onGivenDisk(content: string, disk: string): SmallDisk & { close(): void } {
  const seen = mkdtempSync(join(disk, 'ironwood-soak-'));
  const small = fillable(seen);
  if (small.freeBytes() > largestBytes) {
    throw new StartError(
      `${disk} has more than 16 GB of room: say a folder on a small file system.`,
    );
  }
  cpSync(content, seen, { recursive: true });
  return {
    ...small,
    folder: seen,
    launcher: () => [],
    close: () => rmSync(seen, { recursive: true, force: true }),
  };
}

/** With the rounding of each file to whole pages. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const sizes = entries.map((entry) =>
    entry.isFile() ? Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4096) * 4096 : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
