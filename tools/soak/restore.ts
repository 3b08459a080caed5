import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '#src/db/client.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { createLogger } from '#src/server/logger.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { createOnServer, urlOf } from '#tests/setup/server-databases.ts';
import { longestAnswer } from './longest-answer.ts';
import type { SoakOptions } from './soak.ts';

type Environment = Record<string, string>;
type Drill = { engine: string; before: Environment; after: Environment; leads: number };

/** A shop has to serve again after this time. */
const mostSeconds = 15 * 60;

/**
 * Backs a shop with many leads up while it serves, destroys its data folder and database, and takes the time until the
 * restored one serves: embedded, and on PostgreSQL where it is installed.
 */
export async function soakRestore({ folder, leads }: SoakOptions): Promise<void> {
  const target = {
    BACKUP_KEY: 'a key for this drill, 32 characters',
    BACKUP_TARGET: join(folder, 'target'),
  };
  const environment = { ...target, DATA_DIR: join(folder, 'data'), BACKUP_SCHEDULE: 'off' };
  await drill({ engine: 'embedded', before: environment, after: environment, leads });
  rmSync(target.BACKUP_TARGET, { recursive: true });
  const programs = findServerPrograms();
  if (!programs) return console.log('  PostgreSQL is not installed here.');
  const server = await startPostgres(programs);
  try {
    const on = async (name: string) => {
      await createOnServer(server.url, { name, template: 'template0' });
      return { ...environment, DATABASE_URL: urlOf(server.url, name) };
    };
    await drill({
      engine: 'PostgreSQL',
      before: await on('before'),
      after: await on('after'),
      leads,
    });
  } finally {
    await server.stop();
  }
}

async function drill({ engine, before, after, leads }: Drill): Promise<void> {
  const dataDir = before.DATA_DIR ?? '';
  await stop(await startBuiltServer(before), 'SIGTERM');
  const rows = await withDatabase(before, (database) => addLeads(database, leads));
  const server = await startBuiltServer(before);
  const probe = longestAnswer(`${server.url}/livez`, `${server.url}/contact`);
  const backedUp = await backUp(before).finally(() => probe.end());
  const slowestMs = await probe.end();
  console.log(`  ${engine}, ${rows} leads: ${backedUp.output.trim().split('\n').at(-1)}`);
  console.log(
    `  backed up in ${backedUp.seconds} s; the slowest page meanwhile took ${slowestMs} ms`,
  );
  await stop(server, 'SIGKILL');
  rmSync(dataDir, { recursive: true });
  const restored = await timed(() => command('restore', after, 'latest'));
  const served = await timed(() => startBuiltServer(after));
  const seconds = restored.seconds + served.seconds;
  await stop(served.output, 'SIGTERM');
  const found = await withDatabase(after, countLeads);
  rmSync(dataDir, { recursive: true });
  console.log(
    `  restored in ${restored.seconds} s, serving ${served.seconds} s later: ${found} leads`,
  );
  if (found !== rows) throw new Error('Leads are missing.');
  if (seconds > mostSeconds) throw new Error(`It took more than ${mostSeconds} s.`);
}

/** After a start the daily jobs read every new row and keep the embedded session busy, so it may take several tries. */
async function backUp(environment: Environment) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await timed(() => command('backup', environment));
    } catch (error) {
      if (tries === 5) throw error;
      console.log('  the database was busy; trying again');
      await wait(10_000);
    }
  }
}

async function stop(server: BuiltServer, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await server.ended;
}

async function command(name: string, environment: Environment, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment };
  const file = sourcePath(`tools/${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
  return stdout;
}

async function timed<T>(work: () => Promise<T>): Promise<{ output: T; seconds: number }> {
  const from = performance.now();
  const output = await work();
  return { output, seconds: Math.round((performance.now() - from) / 1000) };
}

async function withDatabase<T>(
  environment: Environment,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const dataDir = join(environment.DATA_DIR ?? '', 'database');
  const url = environment.DATABASE_URL;
  const database = await openDatabase({
    url,
    dataDir,
    logger: createLogger('warn'),
    isPatient: true,
  });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** In portions, because a trigger notes each new lead until its transaction ends. Returns how many there are then. */
async function addLeads(database: Database, leads: number): Promise<number> {
  const portion = 20_000;
  for (let from = 1; from <= leads; from += portion) {
    await database.pool.query(
      `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note, created_at)
       select gen_random_uuid(), 'message', 'Customer ' || n, 'customer-' || n || '@example.org', 'email', 'en', 'fit',
         'Which lift fits a 2019 Tacoma with 33 inch tires, and what does it cost with alignment? Number ' || n,
         now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + portion - 1, leads)],
    );
  }
  await database.pool.query('analyze leads');
  return countLeads(database);
}

async function countLeads({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from leads');
  return rows[0]?.count ?? 0;
}
