import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installJobs } from '#src/adapters/jobs.ts';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { findServerPrograms, startPostgres } from './postgres.ts';
import { createOnServer, dropOnServer, urlOf } from './server-databases.ts';
import { prepareTemplates } from './templates.ts';
import { quietLogger } from './test-engine.ts';

/** Creates the templates of `openTestDatabase` once per run. */
export async function setup(project: TestProject) {
  const templates = await prepareTemplates();
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (project.config.env?.TEST_ENGINE !== 'postgres') {
    project.provide('testEngine', { templates, folder });
    return removeFolder;
  }
  const server = await findServer();
  const template = `ironwood_template_${process.pid}`;
  await createOnServer(server.url, { name: template, template: 'template0' });
  await migrateTemplate(urlOf(server.url, template));
  project.provide('testEngine', { templates, folder, server: { url: server.url, template } });
  return async () => {
    await dropOnServer(server.url, template);
    await server.stop();
    removeFolder();
  };
}

/** The server of TEST_DATABASE_URL, or one of our own that ends with the run. */
async function findServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = findServerPrograms();
  if (programs) return startPostgres(programs);
  throw new Error('No PostgreSQL: set TEST_DATABASE_URL, or install its server programs.');
}

async function migrateTemplate(url: string) {
  const database = await openDatabase({ url, dataDir: '', logger: quietLogger });
  await migrate(database);
  await installJobs({ database, logger: quietLogger });
  await database.close();
}
