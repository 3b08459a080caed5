import { join } from 'node:path';
import { type Jobs, openJobs } from '#src/adapters/jobs.ts';
import { type Database, openDatabase } from '#src/db/client.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { sourcePath } from '#src/db/source-path.ts';
import type { Logger } from '#src/domain/context.ts';
import { createSite, type Site } from './create-site.ts';
import type { Env } from './env.ts';
import { followShippedVehicles } from './follow-shipped-vehicles.ts';
import { prepareDatabase } from './prepare-database.ts';
import { requireSameSecret } from './require-secret.ts';
import type { SiteOptions } from './site-options.ts';
import { createStepTimer, formatStep } from './step-timer.ts';
import type { Watching } from './watching/open-watching.ts';

export type Shop = { database: Database; jobs: Jobs; site: Site };

export type ShopOptions = Pick<SiteOptions, 'loadRouterBuild'> & {
  env: Env;
  secret: string;
  logger: Logger;
  /** How the first step is called in the list of steps. */
  opening: string;
  print(line: string): void;
  /** Told the name of each step as it begins. */
  begin(step: string): void;
  /** Absent if nobody watches, as in the process that fills the shop. */
  watching?: Watching;
};

/** Opens the database, brings it up to this code, seeds an empty one, and puts the site together; prints each step. */
export async function openShop({ opening, print, begin, ...options }: ShopOptions): Promise<Shop> {
  const { env, logger, watching } = options;
  const step = createStepTimer({ print, begin });
  const database = await step(opening, () =>
    openDatabase({
      url: env.DATABASE_URL,
      dataDir: join(env.DATA_DIR, 'database'),
      logger,
      around: watching?.aroundStatement,
    }),
  );
  await step('Migrate', () => prepareDatabase(database, logger));
  begin('Open the shop');
  const jobs = await openJobs({ database, logger });
  const site = await createSite({
    ...options,
    database,
    jobs,
    clientFolder: sourcePath('build/client'),
    mode: 'production',
  });
  await requireSameSecret(site.systemContext('secret'), env);
  begin('Fill the shop, if it is empty');
  await seedIfEmpty(site.systemContext('seed'), env.SEED, {
    onStep: (name, ms) => print(formatStep(name, ms)),
  });
  begin('Bring the vehicle data up to date');
  await followShippedVehicles(site.systemContext('shipped data'));
  return { database, jobs, site };
}
