import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

async function fileNames(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('webp'));
}

test('a folder that could not be read is looked through again, not taken for empty', async () => {
  const inside = join(folder, 'cache');
  await writeFile(inside, 'not a folder');
  const cache = createDiskCache({ folder: inside, maxBytes: 1000 });
  await expect(cache.put('one.webp', Buffer.alloc(100))).rejects.toThrow();
  await rm(inside);
  await mkdir(inside);
  for (let index = 0; index < 25; index += 1) {
    await writeFile(join(inside, `${index}.webp`), Buffer.alloc(100));
  }
  await cache.put('one.webp', Buffer.alloc(100));
  expect(await cache.get('one.webp')).not.toBeNull();
  expect((await fileNames()).length).toBeLessThanOrEqual(10);
});

test('writes go on once old pictures can be deleted again', async () => {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid);
  await chmod(folder, 0o755);
  const script = `
    import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
    import { createDiskCache } from ${JSON.stringify(join(import.meta.dirname, 'disk-cache.ts'))};
    const [folder] = process.argv.slice(1);
    mkdirSync(folder + '/old');
    for (let index = 0; index < 10; index += 1) writeFileSync(folder + '/old/' + index, 'x'.repeat(100));
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    const put = (name) => cache.put(name, Buffer.alloc(100)).then(() => 'kept', (error) => error.code);
    chmodSync(folder + '/old', 0o555);
    const locked = await put('one');
    chmodSync(folder + '/old', 0o755);
    console.log([locked, await put('two')].join(' '));`;
  const args = ['--input-type=module', '-e', script, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, nobody);
  expect(stdout.trim()).toBe('EACCES kept');
});
