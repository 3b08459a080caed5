import { readFile } from 'node:fs/promises';
import { type Database, withQueries } from '#src/db/client.ts';
import { Engine } from '#src/db/embedded/engine.ts';
import { engineSettings, type ServingEngine, serve } from '#src/db/embedded/open-embedded.ts';
import { stripValuesFromErrors } from '#src/db/quiet-errors.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { type CleanState, makeClean, readCleanState } from './clean-database.ts';
import { quietLogger } from './test-engine.ts';

/*
 * Opening a database takes most of a second of processor time, as much as all tests of many a file. So the files that
 * share a thread share its engine, one after the other: when a file closes its database, its rows are deleted.
 */

type Running = { engine: Engine; dataDir: string; clean: CleanState; end(): Promise<void> };
type Folder = { dataDir: string; remove(): void };

/** Files share a thread, and a second database that is open at the same time gets an engine of its own. */
let idle: Running | undefined;

const enginePath = 'node_modules/@electric-sql/pglite/dist/pglite.wasm';
let engineCode: Promise<WebAssembly.Module> | undefined;

/** While the engine's compiled code is referenced here, no database compiles it again. */
export async function compileEngine(): Promise<void> {
  engineCode ??= readFile(sourcePath(enginePath)).then((bytes) => WebAssembly.compile(bytes));
  await engineCode;
}

/** A migrated database on this thread's engine. `copyFolder` makes the folder of a new engine. */
export async function openOnEngine(copyFolder: () => Folder): Promise<Database> {
  stripValuesFromErrors();
  const running = idle ?? (await startEngine(copyFolder()));
  idle = undefined;
  const database = serveFor(running);
  return {
    ...database,
    async close() {
      await database.close();
      const isClean = await isCleaned(running);
      if (idle || !isClean) await running.end();
      else idle = running;
    },
  };
}

async function startEngine({ dataDir, remove }: Folder): Promise<Running> {
  const engine = new Engine({
    ...engineSettings({ dataDir, logger: quietLogger }),
    folder: dataDir,
  });
  await engine.open();
  async function end() {
    await engine.request({ kind: 'close' }).catch(() => undefined);
    await engine.stop();
    remove();
  }
  const clean = await withClient({ engine, dataDir }, readCleanState);
  return { engine, dataDir, clean, end };
}

type Served = Pick<Running, 'engine' | 'dataDir'>;

/** Each user has a pool of its own, whose end leaves the engine open. */
function serveFor({ engine, dataDir }: Served): Database {
  const open: ServingEngine = {
    fsyncsPerCommit: engine.fsyncsPerCommit,
    request: async (request, timeoutMs) =>
      request.kind === 'close' ? { kind: 'done' } : engine.request(request, timeoutMs),
    onEnd: (listener) => engine.onEnd(listener),
    allowingEach: (timeoutMs, work) => engine.allowingEach(timeoutMs, work),
    stop: async () => undefined,
  };
  return withQueries(serve(open, { dataDir, logger: quietLogger }));
}

async function isCleaned(running: Running): Promise<boolean> {
  return withClient(running, (client) => makeClean(client, running.clean)).catch(() => false);
}

async function withClient<T>(
  running: Served,
  use: (client: import('pg').ClientBase) => Promise<T>,
): Promise<T> {
  const database = serveFor(running);
  const client = await database.pool.connect();
  try {
    return await use(client);
  } finally {
    client.release(true);
    await database.close();
  }
}
