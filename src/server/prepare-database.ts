import { installJobs } from '#src/adapters/jobs.ts';
import type { Database } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import type { Logger } from '#src/domain/context.ts';

/** Brings tables and job queues up to this code; safe if several processes start at once. */
export async function prepareDatabase(database: Database, logger: Logger): Promise<void> {
  await migrate(database, {
    onNewer: (migrations) =>
      logger.warn({ migrations }, 'the database is of a newer version, which this one can serve'),
  });
  await installJobs({ database, logger });
}
