import { randomUUID } from 'node:crypto';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#src/db/client.ts';
import { compileEngine, openOnEngine } from './reused-engines.ts';
import { createOnServer, dropOnServer, urlOf } from './server-databases.ts';
import { quietLogger } from './test-engine.ts';
import { withTestJobs } from './test-jobs.ts';

/**
 * A migrated database for the caller, on the engine of this run: embedded, or PostgreSQL for files that
 * `testsOnPostgres` lists. Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<Database> {
  const { server } = inject('testEngine');
  return inUse(await (server ? openOnServer(server.url, server.template) : openReused()));
}

/**
 * With its queues open, and versions of its own: what one version says is remembered for all requests of a process,
 * and here the files of a thread would be told what an earlier one found.
 */
async function inUse(database: Database): Promise<Database> {
  await database.pool.query('update fact_versions set version = gen_random_uuid()');
  await database.pool.query('update catalog_versions set version = gen_random_uuid()');
  return withTestJobs(database);
}

/** An engine that an earlier test file of this thread has used, with a migrated database again, or a new one. */
async function openReused(): Promise<Database> {
  await compileEngine();
  return openOnEngine(() => copyFolder(inject('testEngine').templates.migrated));
}

/** Like `openTestDatabase`, but empty. */
export function openEmptyDatabase(limits: Limits = {}): Promise<Database> {
  const { templates, server } = inject('testEngine');
  return server ? openOnServer(server.url, 'template0', limits) : openCopy(templates.empty, limits);
}

type Limits = Pick<DatabaseOptions, 'queryTimeoutMs'>;

/** A migrated embedded database, whatever the engine of this run. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return inUse(await openReused());
}

/** The folder of an empty or a migrated database that no process has open; the caller opens it. */
export function copyDatabaseFolder(kind: 'empty' | 'migrated' = 'empty') {
  return copyFolder(inject('testEngine').templates[kind]);
}

async function openCopy(template: string, limits: Limits): Promise<Database> {
  await compileEngine();
  const { dataDir, remove } = copyFolder(template);
  const database = await openDatabase({ dataDir, logger: quietLogger, ...limits });
  return closingWith(database, remove);
}

function copyFolder(template: string): { dataDir: string; remove(): void } {
  const folder = mkdtempSync(join(inject('testEngine').folder, 'database-'));
  const dataDir = join(folder, 'database');
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function openOnServer(
  server: string,
  template: string,
  limits: Limits = {},
): Promise<Database> {
  const name = `ironwood_test_${randomUUID().slice(0, 8)}`;
  await createOnServer(server, { name, template });
  const url = urlOf(server, name);
  const database = await openDatabase({ url, dataDir: '', logger: quietLogger, ...limits });
  return closingWith(database, () => dropOnServer(server, name));
}

function closingWith(database: Database, cleanUp: () => void | Promise<void>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await cleanUp();
    },
  };
}
