// npm run db:dump -- <file>: writes the whole database as SQL text. The server must be stopped if
// the database is embedded.
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#src/db/client.ts';
import { isNoSpace } from '#src/lib/no-space.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { readSettings } from './read-settings.ts';
import { requireDatabase } from './require-database.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError('Name the file to write: npm run db:dump -- backup.sql');
  await dumpTo(file);
  console.log(`Wrote ${file}.`);
});

async function dumpTo(file: string) {
  const env = readSettings();
  const dataDir = join(env.DATA_DIR, 'database');
  requireDatabase(env);
  const logger = createLogger('warn');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger, isPatient: true });
  try {
    await writeWhole(file, await database.dump());
  } finally {
    await database.close();
  }
}

/**
 * The file gets its name only once it is complete and on disk; nobody else may read it.
 * @throws {StartError} if there is no room for it; an existing file of that name stays as it was
 */
async function writeWhole(file: string, content: NodeJS.ReadableStream) {
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  try {
    await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    const handle = await open(unfinished);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isNoSpace(error)) throw error;
    throw new StartError(
      `There is no space left on the disk of ${resolve(file)}: nothing was written. Free some, or name a file on another disk.`,
    );
  }
}
