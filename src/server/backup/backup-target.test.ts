import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { openBackupTarget } from './backup-target.ts';

const directory = mkdtempSync(join(tmpdir(), 'ironwood-target-'));
let server: S3rver;
let bucket: Record<string, string>;

beforeAll(async () => {
  const configureBuckets = [{ name: 'backups', configs: [] }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  bucket = {
    BACKUP_TARGET: 's3://backups/phoenix/shop',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_REGION: 'us-east-1',
    // The access keys that this server accepts.
    BACKUP_S3_ACCESS_KEY: 'S3RVER',
    BACKUP_S3_SECRET_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

test('a part of a bucket lists what is in it, and nothing beside it', async () => {
  const target = await openBackupTarget(readEnv(bucket));
  const beside = await openBackupTarget(
    readEnv({ ...bucket, BACKUP_TARGET: 's3://backups/phoenix' }),
  );
  await target.put('backups/a/manifest.0', Buffer.from('a backup'));
  await beside.put('backups/b/manifest.0', Buffer.from('of another shop'));
  expect(await target.list('backups')).toMatchObject([{ key: 'backups/a/manifest.0', size: 8 }]);
  expect(Buffer.from(await target.get('backups/a/manifest.0')).toString()).toBe('a backup');
  expect((await beside.list('')).map(({ key }) => key).sort()).toEqual([
    'backups/b/manifest.0',
    'shop/backups/a/manifest.0',
  ]);
  await target.delete('backups/a/manifest.0');
  expect(await target.list('backups')).toEqual([]);
});

test('a bucket that cannot be reached is named, before anything is copied', async () => {
  const wrong = { ...bucket, BACKUP_S3_ACCESS_KEY: 'WRONG' };
  await expect(openBackupTarget(readEnv(wrong))).rejects.toThrow(/"backups".* cannot be reached/);
  const half = { ...bucket, BACKUP_S3_REGION: '' };
  await expect(openBackupTarget(readEnv(half))).rejects.toThrow(/but not how to reach it/);
});
