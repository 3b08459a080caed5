import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { readSettings } from './read-settings.ts';
import { createToolContext } from './tool-context.ts';

/** Opens the shop's database for a command, migrated to this version's schema, and closes it again. */
export async function withCatalog<Result>(
  reason: string,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const env = readSettings();
  const dataDir = join(env.DATA_DIR, 'database');
  // Opening would create one.
  if (!env.DATABASE_URL && !existsSync(dataDir)) {
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR to its folder.`);
  }
  const logger = createLogger('warn');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  try {
    await migrate(database);
    return await work(createToolContext({ env, database, reason }));
  } finally {
    await database.close();
  }
}
