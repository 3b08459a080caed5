import { expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { makeClean, readCleanState } from './clean-database.ts';
import { openEmbeddedDatabase } from './database.ts';

/** What the next file of this thread finds after `use`. */
async function after(use: (database: Database) => Promise<unknown>): Promise<Database> {
  const database = await openEmbeddedDatabase();
  await use(database);
  await database.close();
  return openEmbeddedDatabase();
}

/** A value in the first row, as text. */
async function read({ pool }: Database, query: string): Promise<string> {
  const { rows } = await pool.query({ text: query, rowMode: 'array' });
  return String(rows[0]?.[0]);
}

const serverStart = 'select pg_backend_pid()::text || pg_postmaster_start_time()';

test('the next file finds a new database of its own on the same engine', async () => {
  const versions = `
    select string_agg(version::text, ' ' order by version) from
      (select version from fact_versions union all select version from catalog_versions) all_versions`;
  let first = { start: '', versions: '' };
  const next = await after(async (database) => {
    first = {
      start: await read(database, serverStart),
      versions: await read(database, versions),
    };
    await database.pool.query(`
      insert into auth_attempts (key, points) values ('of an earlier file', 1);
      select nextval(pg_get_serial_sequence('leads', 'number'));
      delete from fact_versions;
      delete from pgboss.version;
      set lock_timeout = 1234;
      create temporary table notes (body text);
      prepare one as select 1`);
  });
  expect(await read(next, serverStart)).toBe(first.start);
  const own = (await read(next, versions)).split(' ');
  expect(own).toHaveLength(7);
  // What a process has read of a version, it remembers.
  expect(own.filter((version) => first.versions.includes(version))).toEqual([]);
  expect(await read(next, 'select count(*) from auth_attempts')).toBe('0');
  expect(await read(next, 'select count(*) from pgboss.version')).toBe('1');
  expect(await read(next, `select nextval(pg_get_serial_sequence('leads', 'number'))`)).toBe(
    '1042',
  );
  expect(await read(next, 'show lock_timeout')).toBe('0');
  expect(await read(next, `select to_regclass('notes')`)).toBe('null');
  expect(await read(next, 'select count(*) from pg_prepared_statements')).toBe('0');
  await next.close();
});

test('after a change of more than rows the next file gets a new engine', async () => {
  let start = '';
  const next = await after(async (database) => {
    start = await read(database, serverStart);
    await database.pool.query('create table left_behind (id int)');
  });
  expect(await read(next, serverStart)).not.toBe(start);
  await next.close();
});

test.each([
  'alter table leads add column odd text',
  'alter table leads disable trigger all',
  `alter database postgres set lock_timeout = '5s'`,
])('"%s" is such a change', async (change) => {
  const database = await openEmbeddedDatabase();
  const client = await database.pool.connect();
  const clean = await readCleanState(client);
  await client.query('begin');
  await client.query(change);
  expect(await makeClean(client, clean)).toBe(false);
  await client.query('rollback');
  client.release();
  await database.close();
});

test('a database that was closed accepts nothing more', async () => {
  const database = await openEmbeddedDatabase();
  await database.close();
  const next = await openEmbeddedDatabase();
  await expect(database.pool.query('select 1')).rejects.toThrow(/after calling end/);
  await next.close();
});
