import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { openJobs } from '#src/adapters/jobs.ts';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { readRuns, saveBackupTimes } from '#src/domain/backups/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { erasePerson, replayErasures } from '#src/domain/personal-data/index.server.ts';
import { readPerson } from '#src/domain/personal-data/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage } from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openEmptyDatabase, openTestDatabase } from '#tests/setup/database.ts';
import { urlOf } from '#tests/setup/server-databases.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { runTestJobs, testJobs } from '#tests/setup/test-jobs.ts';
import { readEnv } from '../env.ts';
import { loadSecret } from '../secret.ts';
import { createBackupKey } from './backup-key.ts';
import { createBackupService } from './backup-service.ts';
import { openBackupTarget } from './backup-target.ts';
import { listErasedSince } from './erasure-journal.ts';
import { type BackupStore, listBackups, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

// Runs on both engines: snapshots, dumps and checksums of tables.

const folder = mkdtempSync(join(tmpdir(), 'ironwood-backup-'));
const key = 'a key of its own, thirty-two characters';
const secret = 'the secret of the shop, long enough for it';
const big = Buffer.alloc(9 * 1024 ** 2, 'a picture ');

let database: Database;
let restored: Database;
let system: Ctx;
let environment: Record<string, string>;
const files = createDiskFiles(join(folder, 'files'));

beforeAll(async () => {
  database = await openTestDatabase();
  restored = await openEmptyDatabase();
  const { server } = inject('testEngine');
  const [row] = (await database.db.execute('select current_database() as name')).rows;
  environment = {
    DATA_DIR: folder,
    BACKUP_KEY: key,
    BACKUP_TARGET: join(folder, 'target'),
    ...(server && { DATABASE_URL: urlOf(server.url, String(row?.name)) }),
  };
  system = createTestContext(database.db, { files });
  await seedShopRecords(database.db);
  await addMessage(system, { name: 'Zenobia', contact: 'zenobia.quist@example.org' });
  await addMessage(system, {
    name: 'Orla',
    contact: 'orla.brandt@example.org',
    note: "'; -- ñ",
  });
  await files.put('assets/small', Buffer.from('a letter'));
  await files.put('assets/big', big);
});
afterAll(async () => {
  await database.close();
  await restored.close();
  rmSync(folder, { recursive: true });
});

function service(changed: Record<string, string> = {}) {
  const env = readEnv({ ...environment, ...changed });
  return createBackupService({ env, database, secret, files, systemContext: () => system });
}

const store = async (backupKey = key) => ({
  target: await openBackupTarget(readEnv(environment)),
  key: createBackupKey(backupKey),
});

async function restoreInto(dataDir: string, from?: BackupStore) {
  const { target, key } = from ?? (await store());
  const [latest] = await listBackups(target);
  return restoreBackup({
    target,
    key,
    name: latest?.name ?? '',
    env: { DATA_DIR: dataDir, SECRET: undefined },
    database: restored,
    files: createDiskFiles(join(dataDir, 'files')),
    onStep: () => undefined,
  });
}

test('a backup stores files, is restored for a test and counted', async () => {
  const steps: string[] = [];
  const made = await service().run('command', async (step) => {
    steps.push(step);
    if (step === 'verify') plantEmptyDatabase();
  });
  expect([...new Set(steps)]).toEqual(['snapshot', 'database', 'files', 'verify', 'thin']);
  expect(made).toMatchObject({ files: 2 });
  expect(made.addedBytes).toBeGreaterThan(big.length);
  const { lastGood } = await readRuns(system);
  expect(lastGood).toMatchObject({ name: made.name, rows: made.rows, failure: null });
  expect(existsSync(join(folder, '.backup'))).toBe(false);
});

/** Where the backup is restored for a test; creating one there would take half of the time. */
function plantEmptyDatabase(): void {
  const { server, templates } = inject('testEngine');
  const place = join(folder, '.backup', 'check', 'database');
  if (!server) cpSync(templates.empty, place, { recursive: true });
}

// What the target holds does not depend on the engine, and a server is backed up faster.
test.runIf(inject('testEngine').server)(
  'the next one adds only what is new, replaces that of the same day, and sweeps',
  async () => {
    // A killed backup leaves one.
    const { rows } = await database.pool.query<{ name: string }>(
      `select 'ironwood_scratch_' || oid || '_left' as name from pg_database where datname = current_database()`,
    );
    await database.pool.query(`create database ${rows[0]?.name} template template0`);
    const next = await service().run('command');
    expect(next.addedBytes).toBeLessThan(big.length / 2);
    const { target } = await store();
    expect(await listBackups(target)).toMatchObject([{ name: next.name, isVerified: true }]);
    expect(readdirSync(join(folder, 'target', 'backups'))).toEqual([next.name]);
    const scratches = `select from pg_database where datname = '${rows[0]?.name}'`;
    expect((await database.pool.query(scratches)).rowCount).toBe(0);
  },
);

test('with another key, another secret, or a changed byte nothing is restored', async () => {
  const there = mkdtempSync(join(folder, 'refused-'));
  const other = await store('another key of thirty-two characters.');
  await expect(restoreInto(there, other)).rejects.toThrow(/BACKUP_KEY is not the key/);
  writeFileSync(join(there, 'secret'), 'the secret of another shop, which is there\n');
  await expect(restoreInto(there)).rejects.toThrow(/the secret of another shop/);
  rmSync(join(there, 'secret'));
  changeByte();
  await expect(restoreInto(there)).rejects.toThrow(/was changed after it was made/);
  changeByte();
});

/** Flips a bit of the stored database, or flips it back. */
function changeByte(): void {
  const [name = ''] = readdirSync(join(folder, 'target', 'backups'));
  const piece = join(folder, 'target', 'backups', name, 'database.0');
  const bytes = readFileSync(piece);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  writeFileSync(piece, bytes);
}

test('restored it is what it was, and who was erased since is erased again', async () => {
  const zenobia = readPerson('zenobia.quist@example.org') ?? expect.fail('not an address');
  await erasePerson({ ...system, jobs: testJobs(database.db) }, zenobia);
  await runTestJobs(database.db, { 'note-erasure': service().noteErasure });
  const there = mkdtempSync(join(folder, 'restored-'));
  await restoreInto(there);
  const picture = await createDiskFiles(join(there, 'files')).get('assets/big');
  // Comparing so many bytes one by one takes seconds.
  expect(big.equals(picture)).toBe(true);
  expect(loadSecret(undefined, there)).toBe(secret);
  expect(await leadNames()).toEqual(['Orla', 'Zenobia']);
  const jobs = await openJobs({ database: restored, logger: quietLogger });
  const ctx = createTestContext(restored.db, { jobs, files });
  const since = Temporal.Instant.from('2026-01-01T00:00Z');
  expect(await replayErasures(ctx, await listErasedSince((await store()).target, since))).toBe(1);
  expect(await leadNames()).toEqual(['Orla']);
  await jobs.stop();
  await expect(restoreInto(there)).rejects.toThrow(/already holds tables/);
});

async function leadNames(): Promise<string[]> {
  const rows = await restored.db.select({ name: leads.name }).from(leads).orderBy(leads.name);
  return rows.map(({ name }) => name);
}

test('a target that cannot be used is a failure on record', async () => {
  const target = join(folder, 'secret-file');
  writeFileSync(target, 'no folder');
  const attempt = service({ BACKUP_TARGET: target }).run('schedule');
  await expect(attempt).rejects.toThrow(/cannot be written to/);
  const { latest, lastGood } = await readRuns(system);
  expect(latest).toMatchObject({ trigger: 'schedule', name: null });
  expect(latest?.failure).toMatch(/cannot be written to/);
  expect(lastGood?.name).toBeTruthy();
});

test('a backup is made with the key of the office, and whoever wrote it down can open it', async () => {
  const { BACKUP_KEY: _, ...rest } = environment;
  const target = join(folder, 'of-the-office');
  const env = readEnv({ ...rest, BACKUP_TARGET: target });
  const backups = createBackupService({
    ...{ env, database, secret, files },
    systemContext: () => system,
  });
  await expect(backups.run('command')).rejects.toThrow(/BACKUP_KEY/);
  const owner = asStaff(system, 'owner');
  const shown = await saveBackupTimes(owner, { first: '03:30', second: '' });
  const { name } = await backups.run('office');
  const readWith = async (written: string) =>
    readManifest({ target: await openBackupTarget(env), key: createBackupKey(written) }, name);
  expect((await readWith(shown ?? '')).files).toHaveLength(2);
  await expect(readWith(key)).rejects.toThrow(/not the key/);
});
