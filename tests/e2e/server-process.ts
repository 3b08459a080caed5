import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';

/**
 * The built site in a process of the tests, which can therefore read its database: the embedded engine belongs to one
 * process. A second loopback port answers SQL for the browser tests' checks.
 */
const built = (await import(
  sourcePath('build/server/server.js')
)) as typeof import('#src/server/main.ts');
const { createSite, listen, openDatabase, openJobs, prepareDatabase, readEnv } = built;

const env = readEnv();
const logger = built.createLogger(env.LOG_LEVEL);
const database = await openDatabase({
  url: env.DATABASE_URL,
  dataDir: join(env.DATA_DIR, 'database'),
  logger,
});
await prepareDatabase(database, logger);
const jobs = await openJobs({ database, logger });
const door = await listen({ port: env.PORT, host: env.HOST, logger });
const site = await createSite({
  env: { ...env, PORT: door.port },
  secret: built.loadSecret(env.SECRET, env.DATA_DIR),
  database,
  jobs,
  logger,
  clientFolder: sourcePath('build/client'),
  loadRouterBuild: built.routerBuild,
  mode: 'production',
});
await built.seedIfEmpty(site.systemContext('seed'), env.SEED, { onStep: () => undefined });
await built.openFirstDoor(site.systemContext('first start'), env);
door.open(site.listener);
await jobs.work(site.jobHandlers);
const stopClock = built.startScheduleClock({ run: site.runDue, logger });

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
  await built.drain(door.server, site.lifecycle, { graceMs: 0, deadlineMs: 5_000, cutIdle: true });
  await Promise.all([stopClock(), jobs.stop()]);
  await database.close();
  process.exit(0);
});
