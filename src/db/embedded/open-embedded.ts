import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Database, Snapshot } from '../database.ts';
import type { Listening } from '../listening.ts';
import type { DbLogger } from '../logger.ts';
import { closeTree } from '../private-tree.ts';
import { sourcePath } from '../source-path.ts';
import { surviveLostSessions } from '../survive-lost-sessions.ts';
import { countFactChanges } from './count-fact-changes.ts';
import { makeParentFolder, prepareFolder } from './data-folder.ts';
import { dumpRows } from './dump-rows.ts';
import type { DumpSection } from './dump-schema.ts';
import { Engine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { isLogLarge } from './log-size.ts';
import { startMaintenance } from './maintenance.ts';
import { createSessionNotices } from './session-notices.ts';
import { copyWhileServing } from './snapshot-folder.ts';

export type EmbeddedOptions = {
  /** The database's own folder. Its lock is the file `<dataDir>.lock`. */
  dataDir: string;
  logger: DbLogger;
  /** The worker's file; by default `worker.ts` next to this module, in the sources. */
  worker?: string | URL | undefined;
  /** Longest run of one query before the engine is restarted. */
  queryTimeoutMs?: number;
  /** For commands and backups, whose queries and waits may take half an hour. */
  isPatient?: boolean | undefined;
  /** Longest wait for the one session: longer than a supplier's file of 100,000 rows takes to be applied. */
  connectTimeoutMs?: number;
  checkpointMs?: number;
};

export type EmbeddedDatabase = Omit<Database, 'db'> & { fsyncsPerCommit: number };

const UPKEEP_TIMEOUT_MS = 10 * 60_000;
const PATIENT_MS = 30 * 60_000;

/** Opens or creates the embedded database. @throws {DatabaseStartError} */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.dataDir);
  makeParentFolder(folder);
  const lock = lockFolder(folder);
  for (const ending of ['.lock', '.lock-journal']) closeTree(`${folder}${ending}`);
  try {
    const settings = engineSettings(options);
    await prepareFolder(folder, (unfinished) => createDatabase(unfinished, settings));
    const engine = new Engine({ ...settings, folder });
    await engine.open();
    const database = serve(engine, { ...options, dataDir: folder });
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For a `new Engine` that `serve` makes a database of. */
export function engineSettings({ worker, isPatient, logger, ...given }: EmbeddedOptions) {
  const queryTimeoutMs = given.queryTimeoutMs ?? (isPatient ? PATIENT_MS : 30_000);
  return { worker: worker ?? sourcePath('src/db/embedded/worker.ts'), queryTimeoutMs, logger };
}

/** In its own thread, because initdb leaves some 200 MB of memory behind. */
async function createDatabase(folder: string, settings: ReturnType<typeof engineSettings>) {
  const engine = new Engine({ ...settings, folder });
  await engine.open();
  await engine.request({ kind: 'close' });
  await engine.stop();
}

/** What a database needs of its engine. */
export type ServingEngine = Pick<
  Engine,
  'request' | 'onEnd' | 'stop' | 'fsyncsPerCommit' | 'allowingEach'
>;

/** A database on an engine that is open; closing it closes the engine. */
export function serve(engine: ServingEngine, options: EmbeddedOptions): EmbeddedDatabase {
  const { dataDir, logger, checkpointMs = 5 * 60_000 } = options;
  const notices = createSessionNotices();
  const factChanges = countFactChanges();
  const pool = createPool(engine, {
    ...options,
    async attach(client) {
      await factChanges.attach(client);
      await notices.attach(client);
    },
  });
  const maintenance = startMaintenance({
    run: (sql) => aloneInSession(pool, () => runMaintenance(engine, sql)),
    isLogLarge: () => isLogLarge(dataDir),
    checkpointMs,
    logger,
  });
  return {
    kind: 'embedded' as const,
    pool,
    factChanges: () => factChanges.count,
    fsyncsPerCommit: engine.fsyncsPerCommit,
    patiently: (work) => engine.allowingEach(PATIENT_MS, () => work(pool)),
    listen: (listening: Listening) => notices.listen(pool, listening),
    dump: async () => Readable.from(dumpEngine(engine, pool)),
    snapshot: (into) => snapshotFolder({ engine, options, into }),
    async close() {
      await maintenance.stop();
      await pool.end();
      await engine
        .request({ kind: 'close' })
        .catch((error) => logger.warn({ error }, 'Close failed'));
      await engine.stop();
    },
  };
}

type PoolOptions = EmbeddedOptions & { attach(client: pg.ClientBase): Promise<void> };

function createPool(
  engine: ServingEngine,
  { logger, isPatient, connectTimeoutMs = isPatient ? PATIENT_MS : 20_000, attach }: PoolOptions,
) {
  const pool = new pg.Pool({
    // `pg` uses the stream only as a Duplex, but its type requires a whole socket.
    stream: () => new EngineStream(engine) as unknown as import('node:net').Socket,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    onConnect: attach,
  });
  surviveLostSessions(pool, logger);
  return pool;
}

/** Takes the only session and discards it afterwards, because DISCARD drops its prepared statements. */
async function aloneInSession<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work();
  } finally {
    client.release(true);
  }
}

async function runMaintenance(engine: ServingEngine, sql: string) {
  await engine.request({ kind: 'run', sql }, UPKEEP_TIMEOUT_MS);
}

/** A second engine on a copy of the folder: reading and dumping there keeps nobody waiting here. */
async function snapshotFolder({ engine, options, into }: SnapshotParts): Promise<Snapshot> {
  const pausedMs = await copyWhileServing({ engine, from: options.dataDir, into });
  const { logger, worker } = options;
  try {
    const copy = await openEmbedded({ dataDir: into, logger, worker, isPatient: true });
    return {
      pausedMs,
      query: async (sql) => (await copy.pool.query(sql)).rows,
      dump: copy.dump,
      close: () => copy.close().finally(() => removeCopy(into)),
    };
  } catch (error) {
    removeCopy(into);
    throw error;
  }
}

type SnapshotParts = { engine: ServingEngine; options: EmbeddedOptions; into: string };

function removeCopy(folder: string): void {
  for (const ending of ['', '.lock']) rmSync(folder + ending, { recursive: true, force: true });
}

/** SQL text in parts of a hundred rows: the schema without its indexes, the rows, the rest of the schema. */
async function* dumpEngine(engine: ServingEngine, pool: pg.Pool): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    yield await dumpSection(engine, 'pre-data');
    yield* dumpRows(client);
    yield await dumpSection(engine, 'post-data');
  } finally {
    // pg_dump drops the session's prepared statements.
    client.release(true);
  }
}

async function dumpSection(engine: ServingEngine, section: DumpSection): Promise<string> {
  const reply = await engine.request({ kind: 'schema', section }, UPKEEP_TIMEOUT_MS);
  return reply.kind === 'schema' ? reply.sql : '';
}
