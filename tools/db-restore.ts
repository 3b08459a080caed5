// npm run db:restore -- <file>: fills an empty database from a dump. Start the server afterwards.
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { restoreDump } from '#src/db/restore.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const [file] = process.argv.slice(2);
  if (!file || !existsSync(file)) {
    throw new StartError('Name an existing dump: npm run db:restore -- backup.sql');
  }
  const proof = await restoreFrom(file);
  console.log(`Restored ${file}.`);
  if (proof === 'unproven') {
    console.log(
      'An earlier version made this dump, without a checksum: its last line is there, but that nothing in it was changed or is missing could not be proven.',
    );
  }
});

async function restoreFrom(file: string) {
  const env = readSettings();
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: join(env.DATA_DIR, 'database'),
    logger: createLogger('warn'),
    isPatient: true,
  });
  try {
    return await restoreDump(database, createReadStream(file, 'utf8'));
  } finally {
    await database.close();
  }
}
