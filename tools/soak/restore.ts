import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sourcePath } from '#src/db/source-path.ts';
import { startBuiltServer } from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { createOnServer, urlOf } from '#tests/setup/server-databases.ts';
import { killServer, stopServer } from './chaos-server.ts';
import { type Environment, eraseCustomer, fillShop, readShop } from './drill-shop.ts';
import { longestAnswer } from './longest-answer.ts';
import { peakMemory } from './peak-memory.ts';
import type { SoakOptions } from './soak.ts';

/** The environment of the shop, and the one that it is restored into. */
type Drill = { before: Environment; after: Environment; leads: number };

/** A shop has to serve again after this time. */
const mostSeconds = 15 * 60;

/**
 * Backs a shop with many leads up while it serves, erases a customer, destroys the data folder and database, and takes the time
 * until the restored shop serves: embedded, and on PostgreSQL where it is installed.
 */
export async function soakRestore({ folder, leads, engine }: SoakOptions): Promise<void> {
  const target = {
    BACKUP_KEY: 'a key for this drill, 32 characters',
    BACKUP_TARGET: join(folder, 'target'),
  };
  const environment = { ...target, DATA_DIR: join(folder, 'data'), BACKUP_SCHEDULE: 'off' };
  if (engine !== 'postgres') {
    console.log('  embedded');
    await drill({ before: environment, after: environment, leads });
    rmSync(target.BACKUP_TARGET, { recursive: true });
  }
  if (engine === 'embedded') return;
  const programs = findServerPrograms();
  if (!programs) return console.log('  PostgreSQL is not installed here.');
  const server = await startPostgres(programs);
  try {
    const on = async (name: string) => {
      await createOnServer(server.url, { name, template: 'template0' });
      return { ...environment, DATABASE_URL: urlOf(server.url, name) };
    };
    console.log('  PostgreSQL');
    await drill({ before: await on('before'), after: await on('after'), leads });
  } finally {
    await server.stop();
  }
}

async function drill({ before, after, leads }: Drill): Promise<void> {
  await stopServer(await startBuiltServer(before));
  const filled = await timed(() => fillShop(before, leads));
  const shop = await readShop(before);
  console.log(`  ${shop.leads} leads, filled in ${filled.seconds} s`);
  await backUpServing(before);
  await eraseCustomer(before);
  rmSync(before.DATA_DIR ?? '', { recursive: true });
  const restored = await timed(() => command('restore', after, 'latest'));
  const served = await timed(() => startBuiltServer(after));
  await stopServer(served.output);
  console.log(`  ${lastLine(restored.output.stdout)}`);
  console.log(
    `  restored in ${restored.seconds} s with at most ${restored.output.peakMb} MB, serving ${served.seconds} s later`,
  );
  const found = await readShop(after);
  rmSync(after.DATA_DIR ?? '', { recursive: true });
  // Of the backed up leads, the erased customer's one is missing.
  const expected = { ...shop, leads: shop.leads - 1 };
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error('The shop is not what it was.');
  if (restored.seconds + served.seconds > mostSeconds)
    throw new Error(`It took more than ${mostSeconds} s.`);
}

/** Backs the shop up while it serves, and kills its server. */
async function backUpServing(environment: Environment): Promise<void> {
  const server = await startBuiltServer(environment);
  const probe = longestAnswer(`${server.url}/livez`, `${server.url}/contact`);
  try {
    const { output, seconds } = await backUp(environment);
    const slowestMs = await probe.end();
    console.log(`  ${lastLine(output.stdout)}`);
    console.log(
      `  backed up in ${seconds} s with at most ${output.peakMb} MB in the command and ${peakMemory(server.pid)} MB in the server; the slowest page meanwhile took ${slowestMs} ms`,
    );
  } finally {
    await probe.end();
    await killServer(server);
  }
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

/** Runs a command of the shop, and watches its memory. */
async function command(name: string, environment: Environment, ...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment };
  const file = sourcePath(`tools/${name}.ts`);
  const running = promisify(execFile)(process.execPath, [file, ...args], { env });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemory(running.child.pid ?? 0));
  }, 500);
  const { stdout } = await running.finally(() => clearInterval(watch));
  return { stdout, peakMb };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1);

async function timed<T>(work: () => Promise<T>): Promise<{ output: T; seconds: number }> {
  const from = performance.now();
  const output = await work();
  return { output, seconds: Math.round((performance.now() - from) / 1000) };
}
