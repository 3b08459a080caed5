import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openJobs } from '#src/adapters/jobs.ts';
import { openDatabase } from '#src/db/client.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { drain } from '#src/server/drain.ts';
import { readEnv } from '#src/server/env.ts';
import { openFirstDoor } from '#src/server/first-owner.ts';
import { listen } from '#src/server/listen.ts';
import { createLogger } from '#src/server/logger.ts';
import { prepareDatabase } from '#src/server/prepare-database.ts';
import { startScheduleClock } from '#src/server/schedule-clock.ts';
import { loadSecret } from '#src/server/secret.ts';

/**
 * The built site in a process of the tests, which can therefore read its database: the embedded engine belongs to one
 * process. A second loopback port answers SQL for the browser tests' checks.
 */
const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const database = await openDatabase({
  url: env.DATABASE_URL,
  dataDir: join(env.DATA_DIR, 'database'),
  logger,
});
await prepareDatabase(database, logger);
const jobs = await openJobs({ database, logger });
const built = sourcePath('build/server/server.js');
const { createSite, routerBuild } = (await import(built)) as typeof import('#src/server/main.ts');
const door = await listen({ port: env.PORT, host: env.HOST, logger });
const site = await createSite({
  env: { ...env, PORT: door.port },
  secret: loadSecret(env.SECRET, env.DATA_DIR),
  database,
  jobs,
  logger,
  clientFolder: sourcePath('build/client'),
  loadRouterBuild: routerBuild,
  mode: 'production',
});
await seedIfEmpty(site.systemContext('seed'), env.SEED, { onStep: () => undefined });
await openFirstDoor(site.systemContext('first start'), env);
door.open(site.listener);
await jobs.work(site.jobHandlers);
const stopClock = startScheduleClock({ run: site.runDue, logger });

const rows = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { text, values } = JSON.parse(Buffer.concat(chunks).toString()) as {
    text: string;
    values: unknown[];
  };
  try {
    const result = await database.pool.query(text, values);
    response.end(JSON.stringify(result.rows));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
await new Promise<void>((resolve) => rows.listen(0, '127.0.0.1', resolve));

const rowsPort = (rows.address() as AddressInfo).port;
console.log(JSON.stringify({ site: door.port, rows: rowsPort }));

process.once('SIGTERM', async () => {
  rows.close();
  await drain(door.server, site.lifecycle, { graceMs: 0, deadlineMs: 5_000, cutIdle: true });
  await Promise.all([stopClock(), jobs.stop()]);
  await database.close();
  process.exit(0);
});
