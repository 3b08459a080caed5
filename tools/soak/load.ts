// node tools/soak/load.ts [seconds]: mixed load on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { createLogger } from '#src/server/logger.ts';
import { runTool } from '../run-tool.ts';
import { type LoadReport, runMixedLoad } from './mixed-load.ts';

await runTool(async () => {
  const seconds = Number(process.argv[2] ?? 600);
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-soak-'));
  try {
    await soak(join(folder, 'database'), seconds);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function soak(dataDir: string, seconds: number) {
  const database = await openDatabase({ dataDir, logger: createLogger('warn') });
  const options = { dataDir, seconds, sampleMs: 15_000, onSample: print };
  const report = await runMixedLoad(database, options);
  await database.close();
  console.log(`pg_wal at the end: ${report.walEndMb} MB`);
}

function print(report: LoadReport) {
  const { transactions, walPeakMb, memoryMb } = report;
  console.log(
    `${transactions} transactions, pg_wal peak ${walPeakMb} MB, memory ${memoryMb.at(-1)} MB`,
  );
}
