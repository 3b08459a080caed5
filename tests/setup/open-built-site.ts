import { join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';
import type { SiteOptions } from '#src/server/site-options.ts';

/**
 * Opens the built site in this process, for a test or a benchmark that needs its database too: the embedded engine
 * belongs to one process. Nothing but the build is loaded, which is several times faster than the sources.
 */
export async function openBuiltSite(
  special: Pick<SiteOptions, 'pageCacheBytes' | 'admissionRules'> = {},
) {
  const built = (await import(
    sourcePath('build/server/server.js')
  )) as typeof import('#src/server/main.ts');
  const env = built.readEnv();
  const watching = await built.openWatching(env, built.createLogger(env.LOG_LEVEL));
  const { logger } = watching;
  const database = await built.openDatabase({
    url: env.DATABASE_URL,
    dataDir: join(env.DATA_DIR, 'database'),
    logger,
  });
  await built.prepareDatabase(database, logger);
  const jobs = await built.openJobs({ database, logger });
  const door = await built.listen({ port: env.PORT, host: env.HOST, logger });
  const site = await built.createSite({
    env: { ...env, PORT: door.port },
    secret: built.loadSecret(env.SECRET, env.DATA_DIR),
    database,
    jobs,
    logger,
    clientFolder: sourcePath('build/client'),
    loadRouterBuild: built.routerBuild,
    mode: 'production',
    watching,
    ...special,
  });
  await built.seedIfEmpty(site.systemContext('seed'), env.SEED, { onStep: () => undefined });
  return { built, env, logger, database, jobs, door, site };
}
