import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  openEmbeddedDatabase,
  openEmptyDatabase,
  openTestDatabase,
} from '#tests/setup/database.ts';
import { runTestJobs, testJobs, withTestJobs } from '#tests/setup/test-jobs.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { restoreDump } from './restore.ts';
import { DatabaseStartError } from './start-error.ts';

// Runs on both engines: each writes and reads dumps in its own way.

async function opened(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
}

/** Texts that break careless dumps. */
const awkward = [
  "it's; --",
  'two\r\nlines\n\\restrict x',
  '$$ $tag$ "',
  'C:\\new',
  '\u2028 é 🛻',
  '',
];

async function fill(database: Database) {
  await database.pool.query(`
    create table dumped (id int generated always as identity, body text, facts jsonb, tags text[], at timestamptz)`);
  for (const body of awkward) {
    await database.pool.query(
      `insert into dumped (body, facts, tags, at)
       select $1, jsonb_build_object('body', $1::text, 'n', n), array[$1::text, null], '2026-02-03 04:05:06.789Z'
       from generate_series(1, 300) n`,
      [body],
    );
  }
}

/** One hash per table of ours, over all its rows. */
async function hashTables(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle', 'pgboss') order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text collate "C")), '') as hash
       from ${name} row`,
    );
    hashes[name] = rows[0].hash;
  }
  return hashes;
}

async function copyInto(target: Database, source: Database) {
  const dump = await source.dump();
  expect(await restoreDump(target, dump.setEncoding('utf8'))).toBe('proven');
}

test('a dump holds every row, in a fresh database and back', { timeout: 60_000 }, async () => {
  const source = await opened(openEmbeddedDatabase());
  await fill(source);
  const expected = await hashTables(source);
  expect(expected['public.dumped']).toMatch(/^1800 /);

  const target = await opened(openEmptyDatabase());
  await copyInto(target, source);
  expect(await hashTables(target)).toEqual(expected);
  expect(await migrate(target)).toBe(0);

  await target.pool.query(`insert into dumped (body) values ('the sequence goes on')`);
  const { rows } = await target.pool.query('select max(id) as id from dumped');
  expect(rows).toEqual([{ id: 1801 }]);

  const again = await opened(openEmptyDatabase());
  await copyInto(again, target);
  expect(await hashTables(again)).toEqual(await hashTables(target));
});

test('a job that waited when the dump was made is done where it is restored', async () => {
  const source = await opened(openTestDatabase());
  const job = { name: 'send-mail' as const, data: { mailId: 'waits' } };
  await testJobs(source.db).enqueue(source.db, job);
  const empty = await openEmptyDatabase();
  await copyInto(empty, source);
  const target = await opened(withTestJobs(empty));
  const done: string[] = [];
  await runTestJobs(target.db, { 'send-mail': async ({ mailId }) => void done.push(mailId) });
  expect(done).toEqual(['waits']);
});

test('the database goes on working after a dump', async () => {
  const database = await opened(openTestDatabase());
  await database.pool.query({ name: 'one', text: 'select 1 as one' });
  expect(await text(await database.dump())).toContain('CREATE TABLE');
  const { rows } = await database.pool.query({ name: 'one', text: 'select 1 as one' });
  expect(rows).toEqual([{ one: 1 }]);
});

/** A small database's dump, and an empty database to restore it into, which every test leaves empty. */
async function smallDump() {
  const source = await openEmptyDatabase();
  await source.pool.query('create table one (id int primary key, body text)');
  await source.pool.query('create table two (id int references one, at timestamptz)');
  await source.pool.query(`insert into one select n, 'row; ' || n from generate_series(1, 40) n`);
  await source.pool.query('insert into two select n, now() from generate_series(1, 40) n');
  await source.pool.query('create index on two (at)');
  const bytes = Buffer.from(await text(await source.dump()));
  return { bytes, source, target: await openEmptyDatabase() };
}

let small: Awaited<ReturnType<typeof smallDump>>;
beforeAll(async () => {
  small = await smallDump();
});
afterAll(async () => {
  await small.source.close();
  await small.target.close();
});

function restored(target: Database, bytes: Buffer) {
  return restoreDump(target, Readable.from([bytes]).setEncoding('utf8'));
}

/** The error of a failed restore, which must leave the database empty. */
async function refusalOf(target: Database, bytes: Buffer): Promise<unknown> {
  const refusal = await restored(target, bytes).catch((error: unknown) => error);
  const { rows } = await target.pool.query(
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  );
  expect(rows).toEqual([{ tables: 0 }]);
  return refusal;
}

// At every place: dump-seal.test.ts.
test('a dump that is cut off is not restored', async () => {
  const { bytes, target } = small;
  const closing = bytes.indexOf('-- PostgreSQL database dump complete');
  const random = Array.from({ length: 20 }, () => Math.floor(Math.random() * bytes.length));
  const statementEnds = [...bytes.toString().matchAll(/;\n/g)].map(({ index }) => index + 2);
  const places = [
    0,
    ...random,
    ...statementEnds.slice(-10),
    closing,
    closing + 60,
    bytes.length - 1,
  ];
  for (const place of places) {
    const refusal = await refusalOf(target, bytes.subarray(0, place));
    expect(refusal, `cut at ${place}`).toBeInstanceOf(DatabaseStartError);
    expect(String(refusal)).toMatch(/cut off.*Nothing was restored; use another copy of it/);
  }
});

test('a dump in which one byte was changed is not restored', async () => {
  const { bytes, target } = small;
  for (let index = 0; index < 10; index += 1) {
    const changed = Buffer.from(bytes);
    const place = Math.floor(Math.random() * bytes.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << (index % 8));
    const refusal = await refusalOf(target, changed);
    expect(refusal, `byte ${place}, bit ${index % 8}`).toBeInstanceOf(DatabaseStartError);
  }
});

test('a dump of an earlier version, which has no checksum, is restored as unproven', async () => {
  const { bytes, source, target } = small;
  const lines = bytes.toString().split('\n');
  const old = Buffer.from(lines.filter((line) => !line.startsWith('-- Ironwood')).join('\n'));
  const cut = old.subarray(0, old.lastIndexOf(';') + 2);
  expect(String(await refusalOf(target, cut))).toMatch(
    /The dump is cut off: its last line is missing/,
  );
  expect(await restored(target, old)).toBe('unproven');
  expect(await hashTables(target)).toEqual(await hashTables(source));
  await target.pool.query('drop table one, two');
});

test('a database that holds tables is not restored over', async () => {
  const database = await opened(openTestDatabase());
  async function* nothing() {
    yield '';
  }
  await expect(restoreDump(database, nothing())).rejects.toThrow(/already holds tables/);
});

test('a dump that breaks off leaves the database empty', async () => {
  const database = await opened(openEmptyDatabase());
  async function* broken() {
    yield 'create table half (id int);\n'.padEnd(300_000, ' ');
    yield '\nselect 1;\n';
    throw new Error('disk error');
  }
  await expect(restoreDump(database, broken())).rejects.toThrow('disk error');
  expect(await hashTables(database)).toEqual({});
});
