import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { readEnv } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { loadSecret, prepareDataFolder } from '#src/server/secret.ts';

type ServerModule = typeof import('#src/server/main.ts');

/** `npm run dev`: the same site through Vite's middleware, with hot reload, on its own data folder. */
const env = readEnv({ DATA_DIR: 'data/dev', ...process.env });
const logger = createLogger(env.LOG_LEVEL);
prepareDataFolder(env.DATA_DIR);
const secret = loadSecret(env.SECRET, env.DATA_DIR);
const database = await openDatabase({
  url: env.DATABASE_URL,
  dataDir: join(env.DATA_DIR, 'database'),
  logger,
});
await migrate(database);

const http = createHttpServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
let loaded: { from: ServerModule; site: Awaited<ReturnType<ServerModule['createSite']>> } | null =
  null;

/** The site of the code as it is now: wired again when a module of the server has changed. */
async function currentSite() {
  const from = (await vite.ssrLoadModule('./src/server/main.ts')) as ServerModule;
  if (loaded?.from === from) return loaded.site;
  const site = await from.createSite({
    env,
    secret,
    database,
    logger,
    clientFolder: null,
    loadRouterBuild: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    mode: 'development',
  });
  const { seedIfEmpty } = await import('#src/db/seeds/seed.ts');
  await seedIfEmpty(site.systemContext('seed'), env.SEED, {
    onStep: (name, ms) => console.log(`  ${name} ${Math.round(ms)} ms`),
  });
  loaded = { from, site };
  return site;
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await currentSite()).listener(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
});
http.listen(env.PORT, () => console.log(`  Development: http://localhost:${env.PORT}`));
