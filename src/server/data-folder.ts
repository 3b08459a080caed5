import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noSpaceSentence } from '#src/db/disk-space.ts';
import { closeTree, makePrivateFolder } from '#src/db/private-tree.ts';
import { isNoSpace } from '#src/lib/no-space.ts';
import { StartError } from './start-error.ts';

/** What the site keeps there; the database closes its own folder when it is opened. */
const kept = ['secret', 'files', 'incoming', 'cache'];
const ours = /^(?:database(?:\..*)?|secret(?:\..*)?|files|incoming|cache|dev|lost\+found|\..*)$/;

/**
 * Makes the data folder and takes other users' rights from what is in it: customers' messages,
 * resumes and the secret are nobody else's. @throws {StartError} when nothing can be written there.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makePrivateFolder(dataDir);
    requireWritable(dataDir);
    for (const name of kept) closeTree(join(dataDir, name));
    closeItself(dataDir);
  } catch (error) {
    if (isNoSpace(error)) throw new StartError(noSpaceSentence(dataDir));
    throw new StartError(
      `The folder ${resolve(dataDir)} is not writable: give this user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
}

function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.writable-${randomUUID()}`);
  try {
    writeFileSync(probe, 'ironwood');
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Not where somebody else keeps things too, such as /var: closing that would stop their programs. */
function closeItself(dataDir: string): void {
  if (!readdirSync(dataDir).every((name) => ours.test(name))) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // Another user's folder: what is in it is closed all the same.
  }
}
