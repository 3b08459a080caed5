import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseInUseError, DatabaseStartError, openDatabase } from '#src/db/client.ts';
import type { Env } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { about, type Finding } from './finding.ts';

const database = about('database');
const clock = about('clock');

/** Opens the database unless the running site has it, and compares the clocks. */
export async function checkDatabase({ DATABASE_URL, DATA_DIR }: Env): Promise<Finding[]> {
  const dataDir = join(DATA_DIR, 'database');
  if (!DATABASE_URL && !existsSync(dataDir)) {
    return [database.note(`there is no database in ${dataDir} yet: the first start creates it`)];
  }
  try {
    return await readDatabase(DATABASE_URL, dataDir);
  } catch (error) {
    if (error instanceof DatabaseInUseError) {
      return [database.good('embedded; the running site has it open')];
    }
    if (error instanceof DatabaseStartError) return [database.bad(error.message)];
    throw error;
  }
}

async function readDatabase(url: string | undefined, dataDir: string): Promise<Finding[]> {
  const opened = await openDatabase({ url, dataDir, logger: createLogger('silent') });
  try {
    const { rows } = await opened.pool.query<{ version: string; now: Date; size: string }>(
      `select current_setting('server_version') as version, clock_timestamp() as now,
        pg_size_pretty(pg_database_size(current_database())) as size`,
    );
    const [row] = rows;
    if (!row) return [];
    const found = database.good(
      `PostgreSQL ${row.version}, ${url ? 'a server' : 'embedded'}, ${row.size}`,
    );
    return url ? [found, compareClocks(row.now.getTime(), 'the database server')] : [found];
  } finally {
    await opened.close();
  }
}

/** Times of appointments and one-time passwords go wrong with more. */
const mostSeconds = 30;

/** The clock of this machine beside another one, in epoch ms. */
export function compareClocks(otherMs: number, whose: string): Finding {
  const seconds = Math.round(Math.abs(Date.now() - otherMs) / 1000);
  if (seconds <= mostSeconds) return clock.good(`within ${mostSeconds} s of the clock of ${whose}`);
  return clock.bad(
    `${seconds} s away from the clock of ${whose}: turn on time synchronization (NTP) on both machines`,
  );
}
