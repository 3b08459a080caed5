import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles } from './files-disk.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ironwood-files-'));
});
afterAll(() => rm(directory, { recursive: true }));

test('a file comes back as it was put, and can be replaced and deleted', async () => {
  const files = createDiskFiles(directory);
  const key = 'resumes/ab/cv.pdf';
  expect(await files.exists(key)).toBe(false);
  await files.put(key, Buffer.from('one'));
  await files.put(key, Buffer.from('two'));
  expect(Buffer.from(await files.get(key)).toString()).toBe('two');
  await files.delete(key);
  expect(await files.exists(key)).toBe(false);
  await expect(files.get(key)).rejects.toThrow();
});

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

test.each([
  '',
  '/etc/passwd',
  '../up',
  'a/../../up',
  'a//b',
  '.hidden',
  'a/.b',
  'a b',
  'a\0b',
  'a\\b',
])('the key %j is refused', async (key) => {
  const files = createDiskFiles(directory);
  await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(/not a file key/);
  await expect(files.get(key)).rejects.toThrow(/not a file key/);
});
