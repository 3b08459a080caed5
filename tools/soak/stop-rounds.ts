import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { startSteadyLoad } from './steady-load.ts';

export type StopRound = {
  answered: number;
  failures: string[];
  /** Forms that were arriving when the server was told to stop. */
  postsUnderWay: number;
  /** Messages whose senders were thanked, and those that the database contained afterwards. */
  thanked: number;
  stored: number;
  exitCode: number | null;
  /** From the signal to the end of the process. */
  stopMs: number;
  /** The responses of `/readyz` and then of a page while the server still accepted connections. */
  whileDraining: { ready: number; page: number };
};

export type StopOptions = { dataDir: string; readers: number; writers: number; loadMs: number };

/** Starts the built server, puts it under load, and tells it to stop in the middle of it. */
export async function runStopRound(options: StopOptions): Promise<StopRound> {
  const server = await startBuiltServer({
    DATA_DIR: options.dataDir,
    // Nobody types here, and a load test is not an attack.
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
  });
  try {
    return await stopUnderLoad(server, options);
  } finally {
    server.kill('SIGKILL');
  }
}

async function stopUnderLoad(server: BuiltServer, options: StopOptions): Promise<StopRound> {
  const load = startSteadyLoad(server.url, options);
  await wait(options.loadMs);
  // On a busy machine little is answered in that time, and writers may still be loading the form's page.
  while (load.result.postsUnderWay === 0 || load.result.answered <= 50) await wait(10);
  const { postsUnderWay } = load.result;
  const signalledAt = performance.now();
  server.kill('SIGTERM');
  const whileDraining = await lookWhileDraining(server.url);
  const { code: exitCode } = await server.ended;
  const stopMs = Math.round(performance.now() - signalledAt);
  const { answered, failures, thanked, writer } = await load.end();
  const stored = await countMessages(options.dataDir, writer);
  return { answered, failures, postsUnderWay, thanked, stored, exitCode, stopMs, whileDraining };
}

async function countMessages(dataDir: string, writer: string): Promise<number> {
  const database = await openDatabase({ dataDir: join(dataDir, 'database'), logger: quietLogger });
  const rows = await database.db.select().from(leads).where(eq(leads.name, writer));
  await database.close();
  return rows.length;
}

/** Asks until the server says that it is not ready, as a load balancer would, and then for a page. */
async function lookWhileDraining(url: string): Promise<StopRound['whileDraining']> {
  let ready = 200;
  while (ready === 200) {
    ({ status: ready } = await fetch(`${url}/readyz`, { headers: { Connection: 'close' } }));
  }
  const { status: page } = await fetch(`${url}/`, { headers: { Connection: 'close' } });
  return { ready, page };
}
