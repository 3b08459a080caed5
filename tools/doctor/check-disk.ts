import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { freeBytes, hasNoRoom } from '#src/db/disk-space.ts';
import type { Env } from '#src/server/env.ts';
import { about, type Finding } from './finding.ts';

const disk = about('disk');
const megabyte = 1024 ** 2;
const comfortable = 1024 * megabyte;

/** Room where the site writes, and whether backups would survive the loss of that disk. */
export function checkDisk({ DATA_DIR, BACKUP_KEY, BACKUP_TARGET }: Env): Finding[] {
  const folder = resolve(DATA_DIR);
  const free = freeBytes(folder);
  const text = `${Math.floor(free / megabyte)} MB are free for ${folder}`;
  const room = hasNoRoom(`${folder}/doctor`)
    ? disk.bad(
        `nothing can be written to ${folder}: free some, or give this user the right to write there`,
      )
    : free < comfortable
      ? disk.note(`${text}: below 1,000 MB make room, or move the folder to a larger disk`)
      : disk.good(text);
  if (!BACKUP_KEY || BACKUP_TARGET?.startsWith('s3://')) return [room];
  return [room, ...checkSameDisk(folder, BACKUP_TARGET)];
}

function checkSameDisk(folder: string, target: string | undefined): Finding[] {
  const [ours, theirs] = [folder, target ?? folder].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  if (ours === undefined || ours !== theirs) return [];
  return [
    disk.note(
      'backups are on the same disk as the shop, and lost with it: set BACKUP_TARGET to another disk or a bucket',
    ),
  ];
}
