import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { openBackupTarget } from './backup-target.ts';
import { tryBucket } from './try-bucket.ts';

const directory = mkdtempSync(join(tmpdir(), 'ironwood-bucket-'));
let server: S3rver;
let access: Parameters<typeof tryBucket>[0];

beforeAll(async () => {
  const configureBuckets = [{ name: 'shop-backups', configs: [] }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  access = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'shop-backups',
    folder: 'phoenix',
    // The keys that this server accepts.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    forcePathStyle: true,
  };
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const stored = ({ secretKey, ...bucket } = access) => ({ bucket, secretKey });

test('a bucket that can be written to and read is fine, and nothing stays in it', async () => {
  expect(await tryBucket(access)).toBeNull();
  const target = await openBackupTarget(readEnv({}), stored());
  expect(target).toMatchObject({ place: 's3://shop-backups/phoenix', isRemote: true });
  expect(await target.list('')).toEqual([]);
  await target.put('backups/a/manifest.0', Buffer.from('a backup'));
  expect(await target.list('backups')).toMatchObject([{ key: 'backups/a/manifest.0' }]);
});

test('what is wrong is told apart', async () => {
  const troubleWith = async (wrong: Partial<typeof access>) =>
    (await tryBucket({ ...access, ...wrong }))?.what;
  expect(await troubleWith({ bucket: 'another' })).toBe('no-bucket');
  expect(await troubleWith({ accessKey: 'WRONG' })).toBe('keys-refused');
  expect(await troubleWith({ endpoint: 'http://127.0.0.1:9' })).toBe('no-store');
});

test('a store that takes a connection and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mute = { ...access, endpoint: `http://127.0.0.1:${port}` };
  expect(await tryBucket(mute, 300)).toEqual({ what: 'no-store', said: 'timeout' });
  silent.close();
});

test('the environment wins over the office, and a secret key of another SECRET is asked for again', async () => {
  const here = readEnv({ BACKUP_TARGET: join(directory, 'folder') });
  expect((await openBackupTarget(here, stored())).isRemote).toBe(false);
  const lost = { ...stored(), secretKey: null };
  await expect(openBackupTarget(readEnv({}), lost)).rejects.toThrow(/type it again in the office/);
});
