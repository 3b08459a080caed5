import {
  constants,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';

const migrations = 'src/db/migrations';

/**
 * Copies the built site into a folder as a later version of itself: with one more migration, and with the styles of
 * all pages under another name. Returns the path of its server.
 */
export async function makeNextVersion(folder: string): Promise<string> {
  for (const path of ['build', migrations, 'package.json']) {
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await cp(sourcePath(path), join(folder, path), options);
  }
  for (const path of ['node_modules', 'src/db/seeds']) {
    symlinkSync(sourcePath(path), join(folder, path));
  }
  addMigration(join(folder, migrations));
  renameStyles(join(folder, 'build'));
  return join(folder, 'build/server/server.js');
}

function addMigration(folder: string): void {
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const last = journal.entries.at(-1);
  const tag = '9999_next_version';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), 'create table next_version ();');
}

function renameStyles(build: string): void {
  const assets = join(build, 'client/assets');
  const styles = readdirSync(assets).filter((name) => /^app-[\w-]{8}\.css/.test(name));
  const [old = ''] = styles[0]?.split('.') ?? [];
  for (const name of styles) renameSync(join(assets, name), join(assets, name.replace(old, next)));
  for (const name of readdirSync(join(build, 'server'), { recursive: true, encoding: 'utf8' })) {
    const path = join(build, 'server', name);
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(path, 'utf8');
    if (code.includes(old)) writeFileSync(path, code.replaceAll(old, next));
  }
}

const next = 'app-nextNEXT';
