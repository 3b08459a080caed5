import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironwood-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was put comes back, also after a restart', async () => {
  await createDiskCache({ folder, maxBytes: 1000 }).put('ab/one.webp', Buffer.from('one'));
  const cache = createDiskCache({ folder, maxBytes: 1000 });
  expect((await cache.get('ab/one.webp'))?.toString()).toBe('one');
  expect(await cache.get('ab/two.webp')).toBeNull();
});

test('the folder never outgrows its limit', async () => {
  const cache = createDiskCache({ folder, maxBytes: 1000 });
  for (let index = 0; index < 25; index += 1) {
    await cache.put(`${index % 3}/${index}.webp`, Buffer.alloc(100));
  }
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('webp'),
  );
  expect(files.length).toBeLessThanOrEqual(10);
  expect(await cache.get('0/24.webp')).not.toBeNull();
});
