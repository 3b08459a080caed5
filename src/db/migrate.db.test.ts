import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEmptyDatabase } from '#tests/setup/database.ts';
import { type Database, DatabaseStartError } from './client.ts';
import { compareMigrations, migrate } from './migrate.ts';

// Runs on both engines: processes that start at the same time, and what migrations may contain.

const parent = mkdtempSync(join(tmpdir(), 'ironwood-migrations-'));
let database: Database;

beforeEach(async () => {
  database = await openEmptyDatabase();
});

afterEach(() => database.close());
afterAll(() => rmSync(parent, { recursive: true }));

/** A migrations folder; the n-th statement gets the time stamp given as its key. */
function writeMigrations(name: string, statements: Record<number, string>): string {
  const folder = join(parent, name);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = Object.entries(statements).map(([when, sql], idx) => {
    const tag = `${idx}_${when}`;
    writeFileSync(join(folder, `${tag}.sql`), sql);
    return { idx, version: '7', when: Number(when), tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select column_name as name from information_schema.columns where table_name = $1 order by 1',
    [table],
  );
  return rows.map((row) => row.name);
}

const first = { 1000: 'create table trucks (id int)' };
const second = { ...first, 2000: 'alter table trucks add column make text' };

test('applies what is missing, and nothing twice', async () => {
  expect(await migrate(database, { folder: writeMigrations('first', first) })).toBe(1);
  const folder = writeMigrations('second', second);
  expect(await compareMigrations(database, { folder })).toBe('missing');
  expect(await migrate(database, { folder })).toBe(1);
  expect(await compareMigrations(database, { folder })).toBe('current');
  expect(await compareMigrations(database, { folder: writeMigrations('old', first) })).toBe(
    'newer',
  );
  expect(await migrate(database, { folder })).toBe(0);
  expect(await columnsOf('trucks')).toEqual(['id', 'make']);
});

test('a statement of a migration may take longer than any of a request', async () => {
  const hasty = await openEmptyDatabase({ queryTimeoutMs: 1_000 });
  const folder = writeMigrations('slow', { ...first, 2000: 'select pg_sleep(2)' });
  expect(await migrate(hasty, { folder })).toBe(2);
  await expect(hasty.pool.query('select pg_sleep(2)')).rejects.toThrow();
  await hasty.close();
});

test('processes that start at the same time take turns', async () => {
  const folder = writeMigrations('together', second);
  const starts = Array.from({ length: 4 }, () => migrate(database, { folder }));
  expect((await Promise.all(starts)).sort()).toEqual([0, 0, 0, 2]);
});

test('serves the database of a newer version, and changes nothing in it', async () => {
  await migrate(database, { folder: writeMigrations('newer', second) });
  const onNewer = vi.fn();
  expect(await migrate(database, { folder: writeMigrations('older', first), onNewer })).toBe(0);
  expect(onNewer).toHaveBeenCalledWith(1);
  expect(await migrate(database, { folder: writeMigrations('newer-again', second) })).toBe(0);
  expect(await columnsOf('trucks')).toEqual(['id', 'make']);
});

test('stops at a database that a newer version keeps to itself, or of another history', async () => {
  const table = 'drizzle.__drizzle_migrations';
  const breaking = `alter table trucks drop column make; comment on table ${table} is 'served since 3000'`;
  await migrate(database, { folder: writeMigrations('breaking', { ...second, 3000: breaking }) });
  const attempt = migrate(database, { folder: writeMigrations('refused', second) });
  await expect(attempt).rejects.toThrow(DatabaseStartError);
  await expect(attempt).rejects.toThrow(/^The database was written by a newer version/);
  const other = { ...first, 2500: 'drop table trucks' };
  const elsewhere = migrate(database, { folder: writeMigrations('elsewhere', other) });
  await expect(elsewhere).rejects.toThrow(DatabaseStartError);
  expect(await columnsOf('trucks')).toEqual(['id']);
});

test('a migration dated before one already applied is an error, not left out', async () => {
  await migrate(database, { folder: writeMigrations('base', { 2000: 'create table late ()' }) });
  const folder = writeMigrations('merged', { 1000: 'select 1', 2000: 'create table late ()' });
  await expect(migrate(database, { folder })).rejects.toThrow(/older than one already applied/);
});

test('a migration that fails leaves nothing behind and can be repeated', async () => {
  const broken = { ...first, 2000: 'alter table lorries add column make text' };
  const attempt = migrate(database, { folder: writeMigrations('broken', broken) });
  await expect(attempt).rejects.toThrow();
  expect(await columnsOf('trucks')).toEqual([]);
  expect(await migrate(database, { folder: writeMigrations('mended', second) })).toBe(2);
});

test('the migrations of this version apply to an empty database', async () => {
  expect(await migrate(database)).toBeGreaterThan(0);
  expect(await migrate(database)).toBe(0);
});
