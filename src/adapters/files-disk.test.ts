import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFileStore } from '#tests/suites/file-store.ts';
import { createDiskFiles } from './files-disk.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ironwood-files-'));
});
afterAll(() => rm(directory, { recursive: true }));

testFileStore(() => createDiskFiles(directory));

test('writers of the same key never leave a mixed or a half file', async () => {
  const files = createDiskFiles(directory);
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter));
  await Promise.all(bodies.map((body) => files.put('race.bin', body)));
  const kept = Buffer.from(await files.get('race.bin'));
  expect(bodies.some((body) => body.equals(kept))).toBe(true);
  expect(await readdir(join(directory, '.incoming'))).toEqual([]);
});

test('who reads a file while it is replaced gets the old one to its end', async () => {
  const files = createDiskFiles(directory);
  await files.put('read.bin', Buffer.from('old'));
  const reader = await open(join(directory, 'read.bin'));
  await files.put('read.bin', Buffer.from('new'));
  expect((await reader.readFile()).toString()).toBe('old');
  await reader.close();
});

test('a file that cannot be put leaves nothing behind', async () => {
  const files = createDiskFiles(directory);
  await files.put('folder/file.bin', Buffer.from('x'));
  await expect(files.put('folder', Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(join(directory, '.incoming'))).toEqual([]);
});
