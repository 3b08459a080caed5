import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import {
  readBackupPlan,
  readRuns,
  removeBackupBucket,
  saveBackupBucket,
} from '#src/domain/backups/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { readEnv } from '../env.ts';
import { backupSetupOf, createBackupService } from './backup-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironwood-office-bucket-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'shop-backups', configs: [] }],
});
const { port } = await server.run();
const database = await openTestDatabase();
const env = readEnv({ DATA_DIR: folder, BACKUP_KEY: 'a key of its own, thirty-two characters' });
const files = createDiskFiles(join(folder, 'files'));
const system = createTestContext(database.db, { files, backupSetup: backupSetupOf(env) });
await seedShopRecords(database.db);
const owner = asStaff(system, 'owner');
const secret = 'the secret of the shop, long enough for it';
const service = createBackupService({
  env,
  database,
  secret,
  files,
  systemContext: () => system,
});
afterAll(async () => {
  await database.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const bucket = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'shop-backups',
  folder: 'phoenix',
  accessKey: 'S3RVER',
  forcePathStyle: true,
};
const inBucket = () =>
  readdirSync(join(folder, 's3', 'shop-backups'), { recursive: true }).map(String);
const inFolder = (name: string) => readdirSync(join(folder, 'backups', name));

test('backups go to the bucket of the office from the next one on, and erasures are noted with the old ones too', async () => {
  // Backups that were made before are here.
  mkdirSync(join(folder, 'backups'));
  await saveBackupBucket(owner, { bucket, secretKey: 'S3RVER' });
  const { name } = await service.run('office');
  expect(inBucket().some((key) => key.includes(`phoenix/backups/${name}/`))).toBe(true);
  expect((await readRuns(system)).lastGood?.name).toBe(name);

  await service.noteErasure({ trace: 'traced', erasedAt: '2026-11-29T10:00:00Z' });
  expect(inBucket().some((key) => key.includes('phoenix/erased/'))).toBe(true);
  expect(inFolder('erased')).toHaveLength(1);
});

test('a bucket that is gone makes no backup and says where to look; this machine is chosen again', async () => {
  await saveBackupBucket(owner, { bucket: { ...bucket, folder: '' }, secretKey: '' });
  rmSync(join(folder, 's3', 'shop-backups'), { recursive: true });
  await expect(service.run('command')).rejects.toThrow(/in the office under Backups/);
  await removeBackupBucket(owner);
  expect((await readBackupPlan(system))?.place).toBe(join(folder, 'backups'));
});
