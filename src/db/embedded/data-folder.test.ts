import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENGINE_MAJOR, prepareFolder } from './data-folder.ts';

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'ironwood-folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, 'database');
}

async function fillWithDatabase(folder: string) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), ENGINE_MAJOR);
}

test('a creation that stops half way leaves no folder of the database name', async () => {
  const folder = newFolder();
  const stop = async (unfinished: string) => {
    await fillWithDatabase(unfinished);
    throw new Error('power cut');
  };
  await expect(prepareFolder(folder, stop)).rejects.toThrow('power cut');
  expect(existsSync(folder)).toBe(false);
});

test('what an interrupted creation left is thrown away', async () => {
  const folder = newFolder();
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'half'), '');
  await prepareFolder(folder, fillWithDatabase);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test('an empty folder is filled and a database is kept', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  await prepareFolder(folder, fillWithDatabase);
  await prepareFolder(folder, () => Promise.reject(new Error('created twice')));
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
