import { expect, onTestFinished, test } from 'vitest';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { runKillRounds } from './kill-rounds.ts';

test('a killed process loses no row that it had acknowledged', { timeout: 120_000 }, async () => {
  const { dataDir, remove } = copyDatabaseFolder();
  onTestFinished(remove);
  const report = await runKillRounds({ dataDir, rounds: 3, maxDelayMs: 500 });
  expect(report).toMatchObject({ kills: 3, lost: [], damage: [] });
  expect(report.acknowledged).toBeGreaterThanOrEqual(3);
});
