import { join } from 'node:path';
import { DatabaseStartError, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { createSite } from './create-site.ts';
import { drain } from './drain.ts';
import { EnvError, readEnv } from './env.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { loadSecret, prepareDataFolder } from './secret.ts';
import { StartError } from './start-error.ts';
import { createStepTimer, formatStep } from './step-timer.ts';

/** Pages rendered before the first visitor asks. */
const warmPaths = ['/', '/gallery', '/services', '/contact', '/careers', '/meet-the-team'];

async function start(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const step = createStepTimer(console.log);
  prepareDataFolder(env.DATA_DIR);
  const secret = loadSecret(env.SECRET, env.DATA_DIR);
  const database = await step('Open the database', () =>
    openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'database'), logger }),
  );
  await step('Migrate', () => migrate(database));
  const site = await createSite({
    env,
    secret,
    database,
    logger,
    clientFolder: sourcePath('build/client'),
    loadRouterBuild: routerBuild,
    mode: 'production',
  });
  await seedIfEmpty(site.systemContext('seed'), env.SEED, {
    onStep: (name, ms) => console.log(formatStep(name, ms)),
  });
  await step('Render the first pages', () => site.warm(warmPaths));
  const server = await listen({ listener: site.listener, port: env.PORT, host: env.HOST });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  console.log(`\n  Ironwood is open: ${env.PUBLIC_ORIGIN ?? `http://localhost:${port}`}\n`);

  async function stop(signal: string): Promise<void> {
    logger.info({ signal }, 'stopping');
    await drain(server, site.lifecycle);
    await database.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
}

/** What a person can mend is said in one sentence; anything else keeps its stack. */
function refuse(error: unknown): never {
  const expected = [EnvError, StartError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? `\n  ${error.message}\n` : error);
  process.exit(1);
}

/** The pages, as the bundler put them into this same bundle. */
export const routerBuild = () => import('virtual:react-router/server-build');

export { createSite };

// Imported by the development server and by tests, this module only offers its parts.
if (import.meta.main) await start().catch(refuse);
