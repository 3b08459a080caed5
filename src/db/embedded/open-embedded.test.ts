import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { sourcePath } from '../source-path.ts';
import { ENGINE_MAJOR } from './data-folder.ts';
import { type EmbeddedOptions, openEmbedded } from './open-embedded.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function copiedFolder(): string {
  const { dataDir, remove } = copyDatabaseFolder();
  onTestFinished(remove);
  return dataDir;
}

async function open(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  const database = await openEmbedded({ dataDir, logger: quietLogger, ...options });
  onTestFinished(() => database.close());
  return database;
}

/** Starts a process that opens the folder and keeps it open. `says` is its first line. */
async function holdElsewhere(dataDir: string, uid?: number) {
  const script = sourcePath('tests/fakes/hold-database.ts');
  const holder = spawn(process.execPath, [script, dataDir], { uid });
  const ended = once(holder, 'exit');
  async function kill() {
    holder.kill('SIGKILL');
    await ended;
  }
  onTestFinished(kill);
  const [line] = await once(holder.stdout, 'data');
  return { says: String(line), kill };
}

const slow = { timeout: 60_000 };

test(
  'creates a database of the expected PostgreSQL in a folder that does not exist',
  slow,
  async () => {
    const dataDir = join(emptyFolder(), 'below', 'database');
    const database = await open(dataDir);
    const { rows } = await database.pool.query('show server_version_num');
    expect(rows[0].server_version_num).toMatch(new RegExp(`^${ENGINE_MAJOR}\\d{4}$`));
    expect(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()).toBe(ENGINE_MAJOR);
    await writeSomething(database);
    expect(openToOthers(dataDir)).toEqual([]);
  },
);

async function writeSomething({ pool }: Awaited<ReturnType<typeof open>>) {
  await pool.query('create table written (body text)');
  await pool.query(`insert into written select repeat('x', 2000) from generate_series(1, 2000)`);
  await pool.query('checkpoint');
}

/** Paths in the folder, including itself, that anybody but its owner can access. */
function openToOthers(dataDir: string): string[] {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return ['', '../database.lock', ...names].filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );
}

test('closes to others what an earlier version has left open', async () => {
  const dataDir = copiedFolder();
  for (const name of ['', 'base', 'PG_VERSION', 'global/pg_control']) {
    chmodSync(join(dataDir, name), 0o777);
  }
  await writeSomething(await open(dataDir));
  expect(openToOthers(dataDir)).toEqual([]);
});

test('flushes every commit to the disk', async () => {
  const database = await open(copiedFolder());
  expect(database.fsyncsPerCommit).toBeGreaterThanOrEqual(1);
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit') order by 1`,
  );
  expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'fsync']);
});

test('refuses to run on an engine whose commits reach no disk', async () => {
  const worker = sourcePath('tests/fakes/undurable-worker.ts');
  await expect(open(copiedFolder(), { worker })).rejects.toThrow(/does not flush its commits/);
});

test('a second process on the same folder stops with a sentence', async () => {
  const dataDir = copiedFolder();
  await open(dataDir);
  expect((await holdElsewhere(dataDir)).says).toMatch(
    /^DatabaseStartError: The database in .+ is in use by another process: stop that one first/,
  );
});

test('the folder is free again after its process was killed', async () => {
  const dataDir = copiedFolder();
  const holder = await holdElsewhere(dataDir);
  expect(holder.says).toBe('open\n');
  await expect(open(dataDir)).rejects.toThrow(/in use by another process/);
  await holder.kill();
  const database = await open(dataDir);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('stops when the folder is not writable', async () => {
  const folder = emptyFolder();
  chmodSync(folder, 0o555);
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
  expect((await holdElsewhere(join(folder, 'database'), nobody)).says).toMatch(
    /^DatabaseStartError: Cannot write to .+: make the folder writable/,
  );
});

test('stops when the folder cannot exist', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  await expect(open(join(file, 'below', 'database'))).rejects.toThrow(/^Cannot create .+ writable/);
});

test('stops at a database of another PostgreSQL before touching it', async () => {
  const dataDir = copiedFolder();
  writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(/is of PostgreSQL 17, .+ db:dump.+ db:restore/);
});

test('stops at a folder with files that are not a database', async () => {
  const dataDir = join(emptyFolder(), 'database');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'holiday.jpg'), '');
  await expect(open(dataDir)).rejects.toThrow(/holds files that are not a database: move/);
});

test('stops at a damaged database and gives its folder back', async () => {
  const dataDir = copiedFolder();
  rmSync(join(dataDir, 'global'), { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(/cannot be opened .+Keep this folder as it is/);
  await expect(open(dataDir)).rejects.toThrow(/cannot be opened/);
});

test('a database that lost its version file is not taken for other files', async () => {
  const dataDir = copiedFolder();
  rmSync(join(dataDir, 'PG_VERSION'));
  await expect(open(dataDir)).rejects.toThrow(/is damaged: .+Keep the folder as it is and put the/);
});

test('a second connection inside a transaction is an error, not a hang', async () => {
  const database = await open(copiedFolder(), { connectTimeoutMs: 1_000 });
  const client = await database.pool.connect();
  await expect(database.pool.query('select 1')).rejects.toThrow(/timeout/);
  client.release();
});
