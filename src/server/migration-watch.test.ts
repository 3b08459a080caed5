import { expect, test } from 'vitest';
import { createMigrationWatch } from './migration-watch.ts';

test('the database is asked once for ten seconds, and again after it did not know', async () => {
  let nowMs = 0;
  let asked = 0;
  const answers = [Promise.reject(new Error('refused')), 'missing', 'current'] as const;
  const look = createMigrationWatch({
    compare: async () => (await answers[asked++]) ?? 'unknown',
    nowMs: () => nowMs,
  });
  expect(await look()).toBe('unknown');
  expect([await look(), await look(), asked]).toEqual(['missing', 'missing', 2]);
  nowMs = 10_000;
  expect([await look(), asked]).toEqual(['current', 3]);
});

test('nobody waits for one that hangs: what it last said counts', async () => {
  let asked = 0;
  const hanging = new Promise<never>(() => undefined);
  const look = createMigrationWatch({
    compare: () => {
      asked += 1;
      return hanging;
    },
    nowMs: () => 0,
    patienceMs: 5,
  });
  expect([await look(), await look(), asked]).toEqual(['unknown', 'unknown', 1]);
});
