import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { runBuiltServer, startBuiltServer } from './built-server.ts';
import { emptyFolder, folderWithDatabase } from './data-folders.ts';

const patient = { timeout: 240_000 };

/** A start that is refused: exit code 1, and one sentence on stderr, which is returned. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const { code, stderr } = await runBuiltServer(environment);
  const sentence = stderr.trim();
  expect({ code, sentence }).toEqual({ code: 1, sentence: expect.stringMatching(/^[^\n]+\.$/) });
  return sentence;
}

test('a wrong value and an unknown variable are named', async () => {
  const environment = { DATA_DIR: emptyFolder(), PORT: 'http', CONTENT_PUBLIK_TOKEN: 'abcdefgh' };
  expect(await refusal(environment)).toMatch(
    /^PORT must be a whole number .+, and CONTENT_PUBLIK_TOKEN is not .+: correct the environment/,
  );
});

test.each(['STORYBLOK_TOKN', 'IRONWOOD_PORT'])('%s is unknown too', async (name) => {
  const sentence = await refusal({ DATA_DIR: emptyFolder(), [name]: 'x' });
  expect(sentence).toMatch(new RegExp(`^${name} is not a variable of this program: correct`));
});

test('a taken port', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as { port: number };
  expect(await refusal({ DATA_DIR: emptyFolder(), PORT: String(port) })).toMatch(
    new RegExp(`^Port ${port} is taken by another program: stop that one, or choose another port`),
  );
});

test('a host that is not this machine', async () => {
  expect(await refusal({ DATA_DIR: emptyFolder(), HOST: '203.0.113.1' })).toMatch(
    /^HOST 203\.0\.113\.1 is not an address of this machine: remove HOST/,
  );
});

// Permissions do not stop root, so the folder is somewhere nobody can write: below a file, in /sys and /proc.
test.each([
  ['below a file', () => join(sourcePath('package.json'), 'data')],
  ['in a file system that takes no files', () => '/sys/ironwood'],
  ['in one that says that its own folder is not there', () => '/proc/ironwood'],
])('a data folder %s', async (_, folder) => {
  expect(await refusal({ DATA_DIR: folder() })).toMatch(
    /^The folder \/.+ is not writable: give this user the right to write there, or choose/,
  );
});

test('a damaged secret', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'secret'), '');
  expect(await refusal({ DATA_DIR: folder })).toMatch(/^The secret in .+ is unreadable or damaged/);
});

test('a database folder that holds something else', patient, async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'notes.txt'), 'ours');
  expect(await refusal({ DATA_DIR: folder })).toMatch(/holds files that are not a database: move/);
});

test('a database of a newer version', patient, async () => {
  const { dataDir, folder } = folderWithDatabase();
  const database = await openDatabase({ dataDir, logger: quietLogger });
  await migrate(database);
  await database.pool.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    ['of-tomorrow', Date.now() + 86_400_000],
  );
  await database.close();
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /^The database was written by a newer version of Ironwood: start that version, or restore/,
  );
});

test('a data folder in use by another server, which goes on serving', patient, async () => {
  const { folder } = folderWithDatabase();
  const first = await startBuiltServer({ DATA_DIR: folder, SEED: 'empty' });
  onTestFinished(() => first.kill('SIGKILL'));
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /^The database in .+ is in use by another process: stop that one first, or set DATA_DIR/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('a PostgreSQL that cannot be reached', async () => {
  const environment = { DATA_DIR: emptyFolder(), DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' };
  expect(await refusal(environment)).toMatch(
    /^Cannot reach PostgreSQL at DATABASE_URL .+: start the server, or correct DATABASE_URL/,
  );
});
