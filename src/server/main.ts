import { openJobs } from '#src/adapters/jobs.ts';
import { DatabaseStartError, openDatabase } from '#src/db/client.ts';
import { noSpaceSentence } from '#src/db/disk-space.ts';
import { makeFilesPrivate } from '#src/db/private-tree.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import type { Logger } from '#src/domain/context.ts';
import { releaseFeeds } from '#src/domain/supplier-feeds/index.server.ts';
import { inLocale, localeCodes } from '#src/lib/locales.ts';
import { isNoSpace } from '#src/lib/no-space.ts';
import { serveControl } from './backup/control-socket.ts';
import { createSite, type Site } from './create-site.ts';
import { prepareDataFolder } from './data-folder.ts';
import { drain } from './drain.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { fill, fillInOwnProcess, isFillProcess } from './first-fill.ts';
import { openFirstDoor } from './first-owner.ts';
import { queueFirstJobs } from './job-handlers.ts';
import { type Door, listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { openShop, type Shop } from './open-shop.ts';
import { prepareDatabase } from './prepare-database.ts';
import { reportUnreadDamage } from './report-damage.ts';
import { startScheduleClock } from './schedule-clock.ts';
import { loadSecret } from './secret.ts';
import { StartError } from './start-error.ts';
import { createStepTimer, formatStep } from './step-timer.ts';
import { onStopSignal, type StopReason } from './stop-signals.ts';
import { withAround } from './watching/observe.ts';
import { openWatching, type Watching } from './watching/open-watching.ts';

/** Pages to render before the first visitor asks. */
const warmPaths = [
  ...['/gallery', '/services', '/contact', '/careers', '/meet-the-team'],
  ...localeCodes.map((locale) => inLocale('/', locale)),
];

type Parts = { env: Env; door: Door; shop: Shop; watching: Watching };

type Serving = Shop & {
  door: Door;
  stopClocks: () => Promise<void>;
  stopWatch: () => void;
  watching: Watching;
  /** How long `/readyz` says that it stops before it does. */
  drainMs: number;
};

async function start(): Promise<void> {
  makeFilesPrivate();
  const env = readEnv();
  await openSite(env).catch((error: unknown) => {
    throw whyNotOpen(error, env);
  });
}

/** A start that ran out of disk space during the migrations or the first rows. */
function whyNotOpen(error: unknown, { DATABASE_URL, DATA_DIR }: Env): unknown {
  if (!isNoSpace(error) || error instanceof DatabaseStartError) return error;
  return new StartError(
    DATABASE_URL
      ? 'There is no space left on the disk of the PostgreSQL server, or on that of DATA_DIR: free some and start again. All that was saved is still there.'
      : noSpaceSentence(DATA_DIR),
  );
}

async function openSite(env: Env): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL);
  let serving: Serving | null = null;
  onStopSignal(async (reason) => {
    logger.info({ reason }, 'stopping');
    // Before the site serves there is nothing to finish, and the database survives being killed.
    if (serving) await stop(serving, reason);
  });
  prepareDataFolder(env.DATA_DIR);
  const secret = loadSecret(env.SECRET, env.DATA_DIR);
  const given = { secret, loadRouterBuild: routerBuild, print: console.log };
  if (isFillProcess()) return fill({ env, logger, ...given });
  const watching = await openWatching(env, logger);
  console.log(formatStep('Load the server', performance.now()));
  const door = await listen({ port: env.PORT, host: env.HOST, logger: watching.logger });
  door.begin('Create the shop, if there is none');
  await fillInOwnProcess(env);
  const shop = await openShop({
    ...given,
    env: { ...env, PORT: door.port },
    logger: watching.logger,
    watching,
    opening: 'Open the database',
    begin: door.begin,
  });
  serving = await serve({ env, door, shop, watching });
}

async function serve({ env, door, shop, watching }: Parts): Promise<Serving> {
  const { logger } = watching;
  const { database, jobs, site } = shop;
  const setupPath = await openFirstDoor(site.systemContext('first start'), env);
  const step = createStepTimer({ print: console.log, begin: door.begin });
  await step('Render the first pages', () => site.warm(warmPaths));
  door.open(site.listener);
  const stopClocks = startClocks(site, logger);
  const stopWatch = site.watchDatabase();
  // Whoever fetched a feed before has ended; on a server another process may be at it.
  if (database.kind === 'embedded') await releaseFeeds(site.systemContext('first start'));
  await jobs.work(withAround(site.jobHandlers, watching.aroundJob));
  await queueFirstJobs({ jobs, db: database.db }, Temporal.Now.instant());
  if (database.kind === 'embedded') serveControl(env.DATA_DIR, site.backups, logger);
  void reportUnreadDamage(database, { dataDir: env.DATA_DIR, logger });
  const startMs = Date.now() - commandAt();
  const { vitals, backupPlan } = site;
  watching.begin({ vitals, database, backupPlan }, startMs / 1000);
  console.log(formatStep('From the command to here', startMs));
  announce(env.PUBLIC_ORIGIN ?? `http://localhost:${door.port}`, { setupPath, watching });
  const drainMs = env.DRAIN_SECONDS * 1000;
  return { ...shop, door, stopClocks, stopWatch, drainMs, watching };
}

type Announced = { setupPath: string | null; watching: Watching };

function announce(origin: string, { setupPath, watching }: Announced): void {
  console.log(`\n  Ironwood is open: ${origin}\n`);
  if (setupPath)
    console.log(`  Nobody can sign in yet. Make your account: ${origin}${setupPath}\n`);
  if (watching.metricsPort !== null) console.log(`  Metrics: port ${watching.metricsPort}\n`);
}

/** What happens by itself: publishing, backups, suppliers' feeds and their pictures. */
function startClocks(site: Site, logger: Logger): () => Promise<void> {
  const publishing = startScheduleClock({ run: site.runDue, logger });
  const backingUp = startScheduleClock({ run: site.queueDueBackup, logger, everyMs: 60_000 });
  const fetching = startScheduleClock({ run: site.queueDueFeeds, logger, everyMs: 30_000 });
  const picturing = startScheduleClock({ run: site.queueDuePictures, logger, everyMs: 60_000 });
  return async () => {
    await Promise.all([publishing(), backingUp(), fetching(), picturing()]);
  };
}

/** When the command was typed, in epoch ms, as reported by the set-up script; else when this process began. */
function commandAt(): number {
  return Number(process.argv[2] ?? performance.timeOrigin);
}

async function stop(
  { door, site, database, jobs, stopClocks, stopWatch, drainMs, watching }: Serving,
  reason: StopReason,
): Promise<void> {
  const atTerminal = reason === 'SIGINT' || reason === 'SIGHUP';
  await drain(door.server, site.lifecycle, {
    graceMs: atTerminal ? 0 : drainMs,
    deadlineMs: drainMs + 21_000,
    cutIdle: atTerminal,
  });
  stopWatch();
  await Promise.all([stopClocks(), jobs.stop()]);
  await database.close();
  await watching.close();
}

/** Errors that a person can fix are printed as one sentence; others with their stack. */
function reportStartError(error: unknown): never {
  const expected = [EnvError, StartError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? `\n  ${error.message}\n` : error);
  process.exit(1);
}

/** The pages, included in this same bundle by the bundler. */
export const routerBuild = () => import('virtual:react-router/server-build');

/** What tests and benchmarks put a site of their own together from. */
export {
  createLogger,
  createSite,
  drain,
  listen,
  loadSecret,
  openDatabase,
  openFirstDoor,
  openJobs,
  openWatching,
  prepareDatabase,
  readEnv,
  seedIfEmpty,
  startScheduleClock,
};

// Imported by the development server and by tests, this module only exports its parts.
if (import.meta.main) {
  await start().catch(reportStartError);
  if (isFillProcess()) process.exit(0);
}
