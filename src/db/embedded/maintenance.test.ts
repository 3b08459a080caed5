import { expect, onTestFinished, test, vi } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { startMaintenance, untilNight } from './maintenance.ts';

const hour = 3_600_000;

test.each([
  ['2026-11-21T09:30:00Z', 0.5],
  ['2026-11-21T10:00:00Z', 24],
  ['2026-11-21T20:00:00Z', 14],
])('at %s the night is %s hours away', (moment, hours) => {
  expect(untilNight(Temporal.Instant.from(moment))).toBe(hours * hour);
});

/** Runs the maintenance for some hours, then another day after it was stopped. Returns what it ran. */
async function watchMaintenance(hours: number, isLogLarge: () => boolean): Promise<string[]> {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const run = async (sql: string) => void done.push(sql);
  const checkpointMs = 10 * 60_000;
  const upkeep = startMaintenance({ run, isLogLarge, checkpointMs, logger: quietLogger });
  await vi.advanceTimersByTimeAsync(hours * hour);
  await upkeep.stop();
  await vi.advanceTimersByTimeAsync(24 * hour);
  return done;
}

test('checkpoints at its interval and vacuums once in a night, until it is stopped', async () => {
  const done = await watchMaintenance(1, () => false);
  expect(done.filter((sql) => sql === 'checkpoint')).toHaveLength(6);
  expect(done.filter((sql) => sql === 'vacuum (analyze)')).toHaveLength(1);
});

test('checkpoints sooner while the log is large', async () => {
  let looks = 0;
  const done = await watchMaintenance(0.1, () => ++looks <= 3);
  expect(done).toEqual(['checkpoint', 'checkpoint', 'checkpoint']);
});

test('its end waits for a checkpoint that waits for the session', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const session = Promise.withResolvers<void>();
  const run = () => session.promise;
  const settings = { isLogLarge: () => false, checkpointMs: 1_000, logger: quietLogger };
  const upkeep = startMaintenance({ run, ...settings });
  await vi.advanceTimersByTimeAsync(1_500);
  const ended = vi.fn();
  const end = upkeep.stop().then(ended);
  await vi.advanceTimersByTimeAsync(hour);
  expect(ended).not.toHaveBeenCalled();
  session.resolve();
  await end;
});
