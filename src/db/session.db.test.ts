import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { Database } from './client.ts';

// Runs on both engines: sessions, their settings and their time limits.

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('a client dropped in an aborted transaction leaves nothing to the next one', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('create table never (id int)');
  await expect(client.query('select 1 / 0')).rejects.toThrow(/division by zero/);
  client.release(true);
  const { rows } = await database.pool.query(`select to_regclass('never') as name`);
  expect(rows).toEqual([{ name: null }]);
});

test('settings, temporary tables and prepared statements end with their client', async () => {
  const client = await database.pool.connect();
  await client.query(`set application_name = 'left over'`);
  await client.query('create temp table scratch (id int)');
  await client.query('prepare stale as select 1');
  client.release(true);
  const { rows } = await database.pool.query(
    `select current_setting('application_name') <> 'left over' as renamed,
            to_regclass('pg_temp.scratch') is null as dropped,
            not exists (select from pg_prepared_statements where name = 'stale') as forgotten`,
  );
  expect(rows).toEqual([{ renamed: true, dropped: true, forgotten: true }]);
});

test('a failed transaction of the query builder is rolled back', async () => {
  await database.pool.query('create table tries (id int)');
  const attempt = database.db.transaction(async (tx) => {
    await tx.execute('insert into tries values (1)');
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect((await database.db.execute('select * from tries')).rows).toEqual([]);
});

test('a transaction whose session ends tells what ended it, and the next one has a new session', async () => {
  const attempt = database.db.transaction(async (tx) => {
    await tx.execute('select 1');
    endSessions();
    await tx.execute('select 2');
  });
  await expect(attempt).rejects.toMatchObject({ cause: { message: 'the wire was cut' } });
  expect((await database.db.execute('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

/** Breaks the open connections, as a network or an engine may. */
function endSessions(): void {
  const { _clients } = database.pool as unknown as { _clients: { connection: Wire }[] };
  for (const { connection } of _clients) connection.stream.destroy(new Error('the wire was cut'));
}

type Wire = { stream: { destroy(error: Error): void } };

test('answers many callers at once, each with its own rows', async () => {
  const ids = Array.from({ length: 50 }, (_, id) => id);
  const answers = ids.map((id) => database.pool.query('select $1::int as id', [id]));
  const rows = (await Promise.all(answers)).map((answer) => answer.rows[0].id);
  expect(rows).toEqual(ids);
});

test('carries large parameters and large results', async () => {
  const text = 'Ünïcödé €'.repeat(200_000);
  const { rows } = await database.pool.query('select $1::text as text', [text]);
  expect(rows[0].text === text).toBe(true);
});
