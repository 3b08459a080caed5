import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { readEnv } from '../env.ts';
import { openBackupTarget } from './backup-target.ts';
import { requireRoom } from './require-room.ts';

test('files that do not fit on the disk of the backups are refused before anything is copied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-room-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = readEnv({ DATA_DIR: folder });
  const files = createDiskFiles(join(folder, 'files'));
  const target = await openBackupTarget(env);
  const room = { env, database: { pool: new pg.Pool() }, files, target, newest: undefined };
  await files.put('assets/film', Buffer.from('a film'));
  await requireRoom({ ...room, before: [] });
  // Without blocks on the disk.
  truncateSync(join(folder, 'files', 'assets', 'film'), 8 * 1024 ** 4);
  await expect(requireRoom({ ...room, before: [] })).rejects.toThrow(/it needs 8388672 MB on the/);
  const before = (await files.list('')).map((file) => ({
    ...file,
    sha256: '',
    series: '',
    pieces: 1,
  }));
  await requireRoom({ ...room, before });
});
