import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { findUnreadDamage } from './unused-databases.ts';

/** The shop's database; next to it are `template1` and `template0`, 1 and 4. */
const shop = 5;

function folderOfDatabase(): string {
  const { dataDir, remove } = copyDatabaseFolder();
  onTestFinished(remove);
  return dataDir;
}

function flipBit(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

function emptyPage(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0, at, at + 8192);
  writeFileSync(path, bytes);
}

test('a database as it was made has no damage', async () => {
  expect(await findUnreadDamage(folderOfDatabase(), shop)).toEqual([]);
});

test.each([
  ['a bit that flipped in a row', (path: string) => flipBit(path, 8000)],
  ['a bit that flipped in a page’s head', (path: string) => flipBit(path, 12)],
  ['a bit that flipped in a later page', (path: string) => flipBit(path, 8192 * 3 + 100)],
  ['a page of zeros', (path: string) => emptyPage(path, 8192 * 2)],
  ['a file that is cut off', (path: string) => truncateSync(path, 8192)],
  ['a file that is empty', (path: string) => truncateSync(path, 0)],
  ['a file that is gone', (path: string) => rmSync(path)],
])('%s is found', async (_, harm) => {
  const folder = folderOfDatabase();
  harm(join(folder, 'base', '1', '1255'));
  expect(await findUnreadDamage(folder, shop)).toEqual(['base/1/1255']);
});
