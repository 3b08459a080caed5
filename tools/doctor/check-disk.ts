import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { freeBytes, hasNoRoom } from '#src/db/disk-space.ts';
import type { Env } from '#src/server/env.ts';
import { about, type Finding } from './finding.ts';

const disk = about('disk');
const megabyte = 1024 ** 2;
const comfortableMb = 1_000;

/** Room where the site writes, and whether backups would survive the loss of that disk. */
export function checkDisk({ DATA_DIR, BACKUP_KEY, BACKUP_TARGET }: Env): Finding[] {
  const folder = resolve(DATA_DIR);
  const freeMb = Math.floor(freeBytes(folder) / megabyte);
  const text = `${inWords(freeMb)} MB are free for ${folder}`;
  const room = hasNoRoom(`${folder}/doctor`)
    ? disk.bad(
        `nothing can be written to ${folder}: free some space, or give this user the right to write there`,
      )
    : freeMb < comfortableMb
      ? disk.note(
          `${text}, less than ${inWords(comfortableMb)} MB: make room, or move the folder to a larger disk`,
        )
      : disk.good(text);
  if (!BACKUP_KEY || BACKUP_TARGET?.startsWith('s3://')) return [room];
  return [room, ...checkSameDisk(folder, BACKUP_TARGET)];
}

const inWords = (count: number) => count.toLocaleString('en-US');

function checkSameDisk(folder: string, target: string | undefined): Finding[] {
  const [ours, theirs] = [folder, target ?? folder].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  if (ours === undefined || ours !== theirs) return [];
  return [
    disk.note(
      'backups are on the same disk as the shop and would be lost with it: set BACKUP_TARGET to a folder on another disk, or to a bucket',
    ),
  ];
}
