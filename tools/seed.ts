// npm run seed -- demo|empty [--reset --yes]: fills an empty database with a scenario. The server
// must be stopped if the database is embedded.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { emptyTables } from '#src/db/seeds/empty-tables.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { prepareDataFolder } from '#src/server/data-folder.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { formatStep } from '#src/server/step-timer.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';
import { createToolContext } from './tool-context.ts';

await runTool(async () => {
  const { scenario, reset } = readArguments(process.argv.slice(2));
  const env = readSettings();
  prepareDataFolder(env.DATA_DIR);
  const logger = createLogger('warn');
  const dataDir = join(env.DATA_DIR, 'database');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  try {
    await migrate(database);
    if (reset) await emptyTables(database.db);
    const ctx = createToolContext({ env, database, reason: 'seed' });
    const onStep = (name: string, ms: number) => console.log(formatStep(name, ms));
    const isSeeded = await seedIfEmpty(ctx, scenario, { onStep });
    if (!isSeeded) {
      throw new StartError(
        'The database already has data: add --reset to delete all of it and seed again.',
      );
    }
  } finally {
    await database.close();
  }
});

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reset: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [scenario] = positionals;
  if (scenario !== 'demo' && scenario !== 'empty') {
    throw new StartError('Name the scenario: npm run seed -- demo, or npm run seed -- empty');
  }
  if (values.reset && !values.yes) {
    throw new StartError(
      '--reset deletes every lead, appointment, application and page of this database: add --yes if you mean it.',
    );
  }
  return { scenario, reset: values.reset } as const;
}
