// npm run dev: the same site through Vite's middleware, with hot reload, on its own data folder.
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { openJobs } from '#src/adapters/jobs.ts';
import { openDatabase } from '#src/db/client.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { prepareDataFolder } from '#src/server/data-folder.ts';
import { openFirstDoor } from '#src/server/first-owner.ts';
import { type Listener, listen } from '#src/server/listen.ts';
import { createLogger } from '#src/server/logger.ts';
import { prepareDatabase } from '#src/server/prepare-database.ts';
import { startScheduleClock } from '#src/server/schedule-clock.ts';
import { loadSecret } from '#src/server/secret.ts';
import { formatStep } from '#src/server/step-timer.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';

type ServerModule = typeof import('#src/server/main.ts');
type SiteOptions = Parameters<ServerModule['createSite']>[0];

await runTool(async () => {
  const env = readSettings({ DATA_DIR: 'data/dev' });
  const logger = createLogger(env.LOG_LEVEL);
  prepareDataFolder(env.DATA_DIR);
  const door = await listen({ port: env.PORT, host: env.HOST, logger });
  const dataDir = join(env.DATA_DIR, 'database');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  await prepareDatabase(database, logger);
  const jobs = await openJobs({ database, logger });
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: door.server } },
    appType: 'custom',
  });
  const currentSite = siteOf(vite, {
    env: { ...env, PORT: door.port },
    secret: loadSecret(env.SECRET, env.DATA_DIR),
    database,
    jobs,
    logger,
    clientFolder: null,
    loadRouterBuild: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    mode: 'development',
  });
  await seedIfEmpty((await currentSite()).systemContext('seed'), env.SEED, {
    onStep: (name, ms) => console.log(formatStep(name, ms)),
  });
  const setupPath = await openFirstDoor((await currentSite()).systemContext('first start'), env);
  door.open(throughVite(vite, currentSite));
  await jobs.work((await currentSite()).jobHandlers);
  startScheduleClock({ run: async () => (await currentSite()).runDue(), logger });
  console.log(`\n  Development: http://localhost:${door.port}\n`);
  if (setupPath) console.log(`  Make your account: http://localhost:${door.port}${setupPath}\n`);
});

/** The site with the current code: wired again when a module of the server has changed. */
function siteOf(vite: ViteDevServer, options: SiteOptions) {
  let wired: { from: ServerModule; site: ReturnType<ServerModule['createSite']> } | null = null;
  return async () => {
    const from = (await vite.ssrLoadModule('./src/server/main.ts')) as ServerModule;
    if (wired?.from !== from) wired = { from, site: from.createSite(options) };
    return wired.site;
  };
}

/** Vite serves modules and styles; everything else is the site's. */
function throughVite(vite: ViteDevServer, currentSite: ReturnType<typeof siteOf>): Listener {
  return (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        (await currentSite()).listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500).end(String(error));
      }
    });
  };
}
