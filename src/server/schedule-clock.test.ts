import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { startScheduleClock } from './schedule-clock.ts';

test('looks again and again, never twice at once, until it is stopped', async () => {
  let [running, most, runs] = [0, 0, 0];
  const stop = startScheduleClock({
    logger: quietLogger,
    everyMs: 1,
    run: async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
    },
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop();
  const [after, atRest] = [runs, running];
  await wait(20);
  expect({ most, atRest, runs }).toEqual({ most: 1, atRest: 0, runs: after });
});

test('goes on after failures, and tells of them once', async () => {
  const told: unknown[] = [];
  let runs = 0;
  const stop = startScheduleClock({
    logger: { ...quietLogger, error: (fields) => told.push(fields) },
    everyMs: 1,
    run: () => {
      runs += 1;
      return runs > 4 ? Promise.resolve() : Promise.reject(new Error('away'));
    },
  });
  await expect.poll(() => runs).toBeGreaterThan(5);
  await stop();
  expect(told).toHaveLength(1);
});
