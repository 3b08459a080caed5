import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { runBuiltServer } from './built-server.ts';
import { emptyFolder, folderWithDatabase } from './data-folders.ts';

/*
 * One start for each kind of error that the server reports in a sentence. What the others say is tested where they are
 * thrown: env.test.ts, listen.test.ts, data-folder.test.ts and secret.test.ts in src/server, and in src/db
 * open-embedded.test.ts, open-postgres.test.ts and migrate.db.test.ts.
 */

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

test('a host that is not this machine', async () => {
  expect(await refusal({ DATA_DIR: emptyFolder(), HOST: '203.0.113.1' })).toMatch(
    /^HOST 203\.0\.113\.1 is not an address of this machine: remove HOST/,
  );
});

test('a data folder in which nothing can be written', async () => {
  expect(await refusal({ DATA_DIR: '/proc/ironwood' })).toMatch(
    /^The folder \/.+ is not writable: give this user the right to write there, or choose/,
  );
});

test('a data folder in use by another process, which goes on working', async () => {
  const { folder, dataDir } = folderWithDatabase('empty');
  const database = await openDatabase({ dataDir, logger: quietLogger });
  onTestFinished(() => database.close());
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /^The database in .+ is in use by another process: stop that one first, or set DATA_DIR/,
  );
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
