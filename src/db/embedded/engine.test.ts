import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { sourcePath } from '../source-path.ts';
import { Engine } from './engine.ts';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';

const folder = copyDatabaseFolder();
let database: EmbeddedDatabase;

beforeAll(async () => {
  const limits = { queryTimeoutMs: 1_500, connectTimeoutMs: 60_000 };
  database = await openEmbedded({ dataDir: folder.dataDir, logger: quietLogger, ...limits });
  await database.pool.query('create table kept (id int primary key)');
});

afterAll(async () => {
  await database.close();
  folder.remove();
});

test('a query that runs too long fails, and the next one is answered', async () => {
  await database.pool.query('insert into kept values (1)');
  await expect(database.pool.query('select pg_sleep(60)')).rejects.toThrow(/longer than 1500 ms/);
  const { rows } = await database.pool.query('select id from kept');
  expect(rows).toEqual([{ id: 1 }]);
});

test('a transaction that was open when the engine stopped is rolled back', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('insert into kept values (2)');
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow(/longer than 1500 ms/);
  client.release(true);
  const { rows } = await database.pool.query('select count(*)::int as n from kept where id = 2');
  expect(rows).toEqual([{ n: 0 }]);
});

test('queries that wait for the session do not use up their time', async () => {
  const naps = Array.from({ length: 4 }, () => database.pool.query('select pg_sleep(0.5)'));
  await expect(Promise.all(naps)).resolves.toHaveLength(4);
});

test('a slow disk uses up none of the time of a query', async () => {
  const engine = new Engine({
    folder: folder.dataDir,
    worker: sourcePath('tests/fakes/flushing-worker.ts'),
    queryTimeoutMs: 400,
    logger: quietLogger,
  });
  await engine.open();
  await expect(engine.request({ kind: 'run', sql: 'checkpoint' })).resolves.toEqual({
    kind: 'done',
  });
  await engine.stop();
});

test('offers the extensions that the migrations may create', async () => {
  const { rows } = await database.pool.query(
    `select name from pg_available_extensions where name in ('btree_gist', 'pg_trgm', 'unaccent')`,
  );
  expect(rows).toHaveLength(3);
});
