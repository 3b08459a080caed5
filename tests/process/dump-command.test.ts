import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { emptyFolder, folderWithDatabase } from './data-folders.ts';

/** Runs a command of the shop on a data folder and returns what it printed. */
async function runCommand(command: string, file: string, dataFolder: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  const args = [sourcePath(`tools/${command}.ts`), file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}

async function withDatabase<T>(
  folder: string,
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const dataDir = join(folder, 'database');
  const database = await openDatabase({ dataDir, logger: quietLogger });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

test('a dump is for its owner’s eyes only, also over an older file, and fills an empty database', async () => {
  const { folder } = folderWithDatabase('empty');
  const shelf = emptyFolder();
  const file = join(shelf, 'backup.sql');
  writeFileSync(file, 'last week', { mode: 0o644 });
  await withDatabase(folder, ({ pool }) =>
    pool.query('create table kept as select 41 + 1 as answer'),
  );

  expect(await runCommand('db-dump', file, folder)).toBe(`Wrote ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(shelf)).toEqual(['backup.sql']);

  const other = folderWithDatabase('empty').folder;
  expect(await runCommand('db-restore', file, other)).toContain(`Restored ${file}.`);
  const kept = await withDatabase(other, ({ pool }) => pool.query('select answer from kept'));
  expect(kept.rows).toEqual([{ answer: 42 }]);
}, 120_000);
