import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isNoSpace } from '#src/lib/no-space.ts';

export type SmallDisk = {
  /** The folder, as programs see it that are started with `launcher`. */
  folder: string;
  /** The command with which a server is started on this disk, in its current state. */
  launcher(): readonly string[];
  /** Leaves the server no more room than this, in bytes. */
  fill(leftBytes: number, server: { pid: number }): void;
  /** Frees the room for what is started from now on. */
  free(): void;
  /** The folder as this process sees it. */
  seen: string;
};

/** How a user creates a mount: root directly, others as root of their own namespace. */
const asUser =
  process.getuid?.() === 0
    ? { make: [], enter: [] }
    : { make: ['-r'], enter: ['-U', '--preserve-credentials'] };

/** Whether this user may mount a disk that nobody else sees. */
export function canMount(): boolean {
  const mount = ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'];
  return spawnSync('unshare', [...asUser.make, ...mount]).status === 0;
}

type Mounting = { content: string; at: string; bytes: number };

/** Mounts a disk of this size at an empty folder, with the content of another one; invisible to everybody else. */
export async function mountDisk({
  content,
  at,
  bytes,
}: Mounting): Promise<SmallDisk & { close(): void }> {
  const script = 'mount -t tmpfs -o size=$1 none "$2" && echo mounted && exec cat';
  const shell = ['-m', 'sh', '-c', script, 'sh', String(bytes), at];
  const holder = spawn('unshare', [...asUser.make, ...shell], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const seen = join('/proc', String(holder.pid), 'root', at);
  cpSync(content, seen, { recursive: true });
  return {
    ...fillable(seen),
    folder: at,
    launcher: () => ['nsenter', '-t', String(holder.pid), ...asUser.enter, '-m'],
    close: () => void holder.kill('SIGKILL'),
  };
}

/** A folder on a disk that a growing file fills. */
export function fillable(
  seen: string,
): Pick<SmallDisk, 'fill' | 'free' | 'seen'> & { freeBytes(): number } {
  const filler = join(seen, 'filler');
  return {
    seen,
    freeBytes: () => freeBytes(seen),
    fill(leftBytes) {
      const file = openSync(filler, 'a');
      const page = Buffer.alloc(4096, 'x');
      try {
        while (freeBytes(seen) >= leftBytes + page.length) writeSync(file, page);
      } catch (error) {
        // A server that writes meanwhile may take the last page.
        if (!isNoSpace(error)) throw error;
      }
      closeSync(file);
    },
    free: () => rmSync(filler),
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
