import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { createLogger } from '#src/server/logger.ts';
import { type LoadReport, runMixedLoad } from './mixed-load.ts';
import type { SoakOptions } from './soak.ts';

/** Rewrites the embedded database as fast as it can: its log and its memory must stay small. */
export async function soakLoad({ folder, minutes }: SoakOptions): Promise<void> {
  const dataDir = join(folder, 'database');
  const database = await openDatabase({ dataDir, logger: createLogger('warn') });
  const options = { dataDir, seconds: minutes * 60, sampleMs: 15_000, onSample: print };
  const { walPeakMb, walEndMb } = await runMixedLoad(database, options);
  await database.close();
  console.log(`  pg_wal at the end: ${walEndMb} MB`);
  if (walPeakMb > 128 || walEndMb > 32) throw new Error('The write-ahead log grew.');
}

function print({ transactions, walPeakMb, memoryMb }: LoadReport) {
  console.log(
    `  ${transactions} transactions, pg_wal peak ${walPeakMb} MB, memory ${memoryMb.at(-1)} MB`,
  );
}
