// npm run db:dump -- <file>: writes the whole database as SQL text. The server must be stopped when
// the database is embedded.
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#src/db/client.ts';
import { readEnv } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { StartError } from '#src/server/start-error.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError('Name the file to write: npm run db:dump -- backup.sql');
  await dumpTo(file);
  console.log(`Wrote ${file}.`);
});

async function dumpTo(file: string) {
  const env = readEnv(process.env);
  const dataDir = join(env.DATA_DIR, 'database');
  // Opening would create one.
  if (!env.DATABASE_URL && !existsSync(dataDir)) {
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR to its folder.`);
  }
  const logger = createLogger('warn');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger });
  try {
    await writeWhole(file, await database.dump());
  } finally {
    await database.close();
  }
}

/** The file gets its name only once it is complete and on the disk. */
async function writeWhole(file: string, content: NodeJS.ReadableStream) {
  const unfinished = `${file}.part`;
  await pipeline(content, createWriteStream(unfinished));
  const handle = await open(unfinished);
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
}
