// The folder for everything that the checks write and delete.
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory if the system has a folder there: each test database is a thousand files. */
export function makeScratchFolder() {
  const folder = makeFolderInMemory() ?? makeFolder(tmpdir());
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** None if there is too little room, or if programs cannot be executed there. */
function makeFolderInMemory() {
  let folder;
  try {
    folder = makeFolder('/dev/shm');
    const { bavail, bsize } = statfsSync(folder);
    const program = join(folder, 'program');
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    if (bavail * bsize > 2 ** 31) return folder;
  } catch {}
  if (folder) remove(folder);
}

function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, 'ironwood-'));
  // PostgreSQL does not run as root, so another user must be able to read this folder.
  chmodSync(folder, 0o755);
  return folder;
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
