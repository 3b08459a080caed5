import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noSpaceSentence } from '#src/db/disk-space.ts';
import { closeTree, makePrivateFolder } from '#src/db/private-tree.ts';
import { isNoSpace } from '#src/lib/no-space.ts';
import { StartError } from './start-error.ts';

/** What the site keeps in the folder; the database restricts access to its own folder when it is opened. */
const kept = ['secret', 'files', 'incoming', 'cache', 'backups', 'erased'];
const ours =
  /^(?:database(?:\..*)?|secret(?:\..*)?|files|incoming|cache|backups|erased|control\.sock|dev|lost\+found|\..*)$/;

/**
 * Creates the data folder and removes other users' access to what is in it: customers' messages, resumes and the
 * secret. @throws {StartError} if nothing can be written there
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

/** Not for a shared folder such as /var: removing access to it would break other programs. */
function closeItself(dataDir: string): void {
  if (!readdirSync(dataDir).every((name) => ours.test(name))) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // The folder belongs to another user; its contents are restricted anyway.
  }
}
