import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { startBuiltServer } from './built-server.ts';
import { folderWithShop } from './data-folders.ts';
import { sendMessage } from './send-message.ts';

/** What the next version's migrations may do, and the journal's row that this version does not know. */
const nextVersion = `
  alter table leads add column next_fact text;
  alter table leads add column next_count integer not null default 0;
  update catalog_vehicles set added = added
    || jsonb_build_object('nextFact', 1, 'trims', jsonb_build_array(added -> 'trims' -> 0 || '{"nextFact": 1}'))
    where added #> '{trims,0}' is not null;
  create table next_things (id uuid primary key, lead_id uuid references leads (id) on delete cascade);
  insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'next', max(created_at) + 1000 from drizzle.__drizzle_migrations`;

async function withDatabase<T>(folder: string, sql: string): Promise<T[]> {
  const database = await openDatabase({ dataDir: join(folder, 'database'), logger: quietLogger });
  try {
    const results = await database.pool.query(sql);
    return results.rows as T[];
  } finally {
    await database.close();
  }
}

/** What `npm run doctor` prints, beside a running site that makes no backups. */
async function examine(folder: string, url: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: new URL(url).port };
  const running = promisify(execFile)(process.execPath, [sourcePath('tools/doctor.ts')], { env });
  return running.then(
    () => expect.fail('the missing backups were not found'),
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('after an update is taken back, this version serves the database of the next one', async () => {
  const folder = folderWithShop();
  await withDatabase(folder, nextVersion);
  const server = await startBuiltServer({
    DATA_DIR: folder,
    FORM_MIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  });
  for (const path of ['/gallery', '/build']) {
    expect((await fetch(new URL(path, server.url))).status, path).toBe(200);
  }
  expect(await sendMessage(server.url, 'Rosa Delgado')).toBe(true);
  expect(server.printed()).toContain('the database is of a newer version');
  const examined = await examine(folder, server.url);
  expect(examined).toContain('database: embedded; the running site has it open');
  expect(examined).toContain('/readyz answers');
  expect(examined).toContain('BAD   backups: no backups are made: turn them on');
  server.kill('SIGTERM');
  await server.ended;
  const found = `select next_count as count from leads where name = 'Rosa Delgado'`;
  expect(await withDatabase(folder, found)).toEqual([{ count: 0 }]);
}, 240_000);
