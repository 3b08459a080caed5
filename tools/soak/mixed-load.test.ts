import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { runMixedLoad } from './mixed-load.ts';

test('checkpoints keep the write-ahead log small under load', { timeout: 120_000 }, async () => {
  const { dataDir, remove } = copyDatabaseFolder();
  onTestFinished(remove);
  const database = await openDatabase({ dataDir, logger: quietLogger });
  const report = await runMixedLoad(database, { dataDir, seconds: 10, sampleMs: 250 });
  await database.close();
  expect(report.transactions).toBeGreaterThan(100);
  expect(report.walPeakMb).toBeLessThanOrEqual(128);
  expect(report.walEndMb).toBeLessThanOrEqual(32);
});
