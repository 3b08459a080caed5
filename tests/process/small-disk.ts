import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { emptyFolder } from './data-folders.ts';
import { canMount, mountDisk, type SmallDisk } from './mounted-disk.ts';

/** A way to simulate a full disk, and how much room it can leave, in bytes, from more to less. */
type WayToFill = {
  name: string;
  open(content: string): Promise<SmallDisk>;
  leaves: readonly number[];
  /** Whether the server can see how much room is left. */
  isMeasured: boolean;
};

const diskBytes = 160 * 1024 ** 2;

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
  return canMount() ? [mounted, limited] : [limited];
}

/** A disk with the content of a folder, for the duration of a test. */
async function mountSmallDisk(content: string): Promise<SmallDisk> {
  const disk = await mountDisk({ content, at: emptyFolder(), bytes: diskBytes });
  onTestFinished(disk.close);
  return disk;
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
