import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { readEnv } from '../env.ts';
import { createBackupKey } from './backup-key.ts';
import { openBackupTarget } from './backup-target.ts';
import { piecesOf, storeFiles } from './store-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironwood-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = createDiskFiles(join(folder, 'files'));
const store = {
  target: await openBackupTarget(readEnv({ BACKUP_TARGET: join(folder, 'target') })),
  key: createBackupKey('a key of its own, thirty-two characters'),
  before: [],
  onFile: async () => undefined,
};

test('a damaged piece that no verified backup needs is stored again', async () => {
  await files.put('assets/small', Buffer.from('a letter'));
  const first = await storeFiles({ ...store, files, proven: new Set() });
  const [piece = ''] = first.added.flatMap(piecesOf);
  const path = join(folder, 'target', piece);
  const good = readFileSync(path);
  writeFileSync(path, 'damaged');
  const again = await storeFiles({ ...store, files, proven: new Set() });
  expect(again.added).toEqual(first.added);
  expect(readFileSync(path)).toHaveLength(good.length);
  const proven = await storeFiles({ ...store, files, proven: new Set([piece]) });
  expect(proven).toMatchObject({ stored: first.stored, added: [], bytes: 0 });
});

test('a folder that cannot be read fails the backup', async () => {
  writeFileSync(join(folder, 'unreadable'), 'no folder');
  const broken = createDiskFiles(join(folder, 'unreadable'));
  await expect(storeFiles({ ...store, files: broken, proven: new Set() })).rejects.toThrow(
    'ENOTDIR',
  );
});
