// The built site without its page cache, for tools/bench/rendered.ts. It tells, when asked by
// message, how many statements it has sent since.
import { join } from 'node:path';
import pg from 'pg';
import { openJobs } from '#src/adapters/jobs.ts';
import { openDatabase } from '#src/db/client.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { readEnv } from '#src/server/env.ts';
import { listen } from '#src/server/listen.ts';
import { createLogger } from '#src/server/logger.ts';
import { prepareDatabase } from '#src/server/prepare-database.ts';
import { loadSecret } from '#src/server/secret.ts';

export type Used = { statements: number };

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

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
const door = await listen({ port: 0, host: '127.0.0.1', logger });
const site = await createSite({
  env: { ...env, PORT: door.port },
  secret: loadSecret(env.SECRET, env.DATA_DIR),
  database,
  jobs,
  logger,
  clientFolder: sourcePath('build/client'),
  loadRouterBuild: routerBuild,
  mode: 'production',
  keepsPages: false,
});
await seedIfEmpty(site.systemContext('seed'), env.SEED, { onStep: () => undefined });
door.open(site.listener);
process.send?.({ port: door.port });

process.on('message', () => {
  process.send?.({ statements } satisfies Used);
  statements = 0;
});
process.once('disconnect', () => process.exit(0));
