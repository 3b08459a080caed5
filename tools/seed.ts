// npm run seed -- demo|empty [--reset --yes]: fills an empty database with a scenario. The server
// must be stopped when the database is embedded.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { type Database, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { emptyTables } from '#src/db/seeds/empty-tables.ts';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Env, readEnv } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { randomIds, systemClock } from '#src/server/node-ids.ts';
import { deriveKey, loadSecret, prepareDataFolder } from '#src/server/secret.ts';
import { StartError } from '#src/server/start-error.ts';
import { formatStep } from '#src/server/step-timer.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const { scenario, reset } = readArguments(process.argv.slice(2));
  const env = readEnv();
  prepareDataFolder(env.DATA_DIR);
  const logger = createLogger('warn');
  const dataDir = join(env.DATA_DIR, 'database');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  try {
    await migrate(database);
    if (reset) await emptyTables(database.db);
    const onStep = (name: string, ms: number) => console.log(formatStep(name, ms));
    const isSeeded = await seedIfEmpty(createSeedContext(env, database), scenario, { onStep });
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

function createSeedContext(env: Env, { db }: Database): Ctx {
  const secret = loadSecret(env.SECRET, env.DATA_DIR);
  const noContent = () => Promise.reject(new Error('Seeding writes content, it reads none'));
  return {
    actor: { kind: 'system', reason: 'seed' },
    db,
    clock: systemClock,
    ids: randomIds,
    logger: createLogger('warn'),
    requestId: 'seed',
    content: { getStory: noContent, listStories: noContent, version: noContent },
    files: createDiskFiles(join(env.DATA_DIR, 'files')),
    keyFor: (purpose) => deriveKey(secret, purpose),
  };
}
