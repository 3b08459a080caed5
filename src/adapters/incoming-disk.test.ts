import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskIncoming } from './incoming-disk.ts';
import { unfinishedName } from './sweep-leftovers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironwood-incoming-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what arrives is read anywhere while it is there, and leaves nothing when it is discarded', async () => {
  const incoming = await createDiskIncoming(folder);
  const file = await incoming.begin();
  await file.append(Buffer.from('one '));
  await file.append(Buffer.from('two'));
  expect(Buffer.from(await file.read(2, 4)).toString()).toBe('e tw');
  expect(Buffer.from(await file.read(5, 100)).toString()).toBe('wo');
  expect(await file.read(50, 5)).toHaveLength(0);
  expect(await new Response(file.stream()).text()).toBe('one two');
  const blob = await file.blob();
  expect(blob.size).toBe(7);
  expect(await blob.text()).toBe('one two');
  expect(await readdir(folder)).toHaveLength(1);
  await file.discard();
  await file.discard();
  expect(await readdir(folder)).toEqual([]);
});

test('what a process left that was killed goes at the next start, another one’s stays', async () => {
  const [, machine] = unfinishedName().split('-');
  // Process ids on Linux end below 4194304; process 1 always exists.
  await writeFile(join(folder, `4194304-${machine}-1-1`), 'half');
  await writeFile(join(folder, `1-${machine}-1-1`), 'under way');
  await createDiskIncoming(folder);
  expect(await readdir(folder)).toEqual([`1-${machine}-1-1`]);
  await rm(join(folder, `1-${machine}-1-1`));
});

test('of another machine with the same folder, whose processes have the same numbers, only what is old goes', async () => {
  const [under, left] = [`${process.pid}-0a0a0a0a-1-1`, '4194304-0a0a0a0a-1-2'];
  for (const name of [under, left]) await writeFile(join(folder, name), 'half');
  const anHourAgo = Date.now() / 1000 - 3_601;
  await utimes(join(folder, left), anHourAgo, anHourAgo);
  await createDiskIncoming(folder);
  expect(await readdir(folder)).toEqual([under]);
});
