import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { emptyFolder } from './data-folders.ts';

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

/** A way to simulate a full disk, and how much room it can leave, in bytes, from more to less. */
type WayToFill = {
  name: string;
  open(content: string): Promise<SmallDisk>;
  leaves: readonly number[];
  /** Whether the server can see how much room is left. */
  isMeasured: boolean;
};

const diskBytes = 160 * 1024 ** 2;

/** How a user creates a mount: root directly, others as root of their own namespace. */
const asUser =
  process.getuid?.() === 0
    ? { make: [], enter: [] }
    : { make: ['-r'], enter: ['-U', '--preserve-credentials'] };

const mounted: WayToFill = {
  name: 'a small file system',
  open: mountSmallDisk,
  leaves: [4 * 1024 ** 2, 0],
  isMeasured: true,
};

const limited: WayToFill = {
  name: 'a limit of the system that lets nothing more be written',
  open: limitFiles,
  leaves: [0],
  isMeasured: false,
};

/** The limit works for everybody; a mount only where the system allows it for this user. */
export function waysToFill(): readonly WayToFill[] {
  const mount = ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'];
  const tried = spawnSync('unshare', [...asUser.make, ...mount]);
  return tried.status === 0 ? [mounted, limited] : [limited];
}

/** A disk with the content of a folder, invisible to everybody else, for the duration of a test. */
async function mountSmallDisk(content: string): Promise<SmallDisk> {
  const folder = emptyFolder();
  const script = 'mount -t tmpfs -o size=$1 none "$2" && echo mounted && exec cat';
  const shell = ['-m', 'sh', '-c', script, 'sh', String(diskBytes), folder];
  const holder = spawn('unshare', [...asUser.make, ...shell], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  const seen = join('/proc', String(holder.pid), 'root', folder);
  cpSync(content, seen, { recursive: true });
  const filler = join(seen, 'filler');
  return {
    folder,
    seen,
    launcher: () => ['nsenter', '-t', String(holder.pid), ...asUser.enter, '-m'],
    fill(leftBytes) {
      const file = openSync(filler, 'a');
      const page = Buffer.alloc(4096, 'x');
      while (freeBytes(seen) >= leftBytes + page.length) writeSync(file, page);
      closeSync(file);
    },
    free: () => rmSync(filler),
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The folder itself: its servers may write no bytes to files, which has the effect of a disk quota. */
async function limitFiles(folder: string): Promise<SmallDisk> {
  const noFiles = '--fsize=0:';
  let isFull = false;
  return {
    folder,
    seen: folder,
    launcher: () => (isFull ? ['prlimit', noFiles] : []),
    fill(_, { pid }) {
      if (isFull) return;
      const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), noFiles]);
      if (status !== 0) throw new Error(`No limit could be set: ${stderr}`);
      isFull = true;
    },
    free() {
      isFull = false;
    },
  };
}
