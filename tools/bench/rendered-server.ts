// The built site without its page cache, for tools/bench/rendered.ts. It tells, when asked by
// message, how many statements it has sent since.
import { join } from 'node:path';
import pg from 'pg';
import { sourcePath } from '#src/db/source-path.ts';

export type Used = { statements: number };

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

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
const door = await listen({ port: 0, host: '127.0.0.1', logger });
const site = await createSite({
  env: { ...env, PORT: door.port },
  secret: built.loadSecret(env.SECRET, env.DATA_DIR),
  database,
  jobs,
  logger,
  clientFolder: sourcePath('build/client'),
  loadRouterBuild: built.routerBuild,
  mode: 'production',
  keepsPages: false,
});
await built.seedIfEmpty(site.systemContext('seed'), env.SEED, { onStep: () => undefined });
door.open(site.listener);
process.send?.({ port: door.port });

process.on('message', () => {
  process.send?.({ statements } satisfies Used);
  statements = 0;
});
process.once('disconnect', () => process.exit(0));
