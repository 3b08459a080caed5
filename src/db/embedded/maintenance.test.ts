import { expect, test, vi } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { startMaintenance, untilNight } from './maintenance.ts';

const hour = 3_600_000;

test.each([
  ['2026-11-21T09:30:00Z', 0.5],
  ['2026-11-21T10:00:00Z', 24],
  ['2026-11-21T20:00:00Z', 14],
])('at %s the night at the shop is %s hours away', (moment, hours) => {
  expect(untilNight(Temporal.Instant.from(moment))).toBe(hours * hour);
});

test('checkpoints at its interval and vacuums once in a night, until it is stopped', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z') });
  const run = vi.fn(async (_sql: string) => {});
  const upkeep = startMaintenance({ run, checkpointMs: 10 * 60_000, logger: quietLogger });
  await vi.advanceTimersByTimeAsync(hour);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(24 * hour);
  vi.useRealTimers();
  const done = run.mock.calls.map(([sql]) => sql);
  expect(done.filter((sql) => sql === 'checkpoint')).toHaveLength(6);
  expect(done.filter((sql) => sql === 'vacuum (analyze)')).toHaveLength(1);
});
