// The folder for all that the checks write and throw away.
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

/** In memory where the system has a folder there: each test database is a thousand files. */
export function makeScratchFolder() {
  const folder = makeFolderInMemory() ?? makeFolder(tmpdir());
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Nothing where there is too little room, or where no program may be started. */
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
  // PostgreSQL does not run as root: another user looks in here.
  chmodSync(folder, 0o755);
  return folder;
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
