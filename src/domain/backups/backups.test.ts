import { expect, test } from 'vitest';
import { chooseKept, isKeepRules, isMissing, isOverdue, lastDue, parseKeepRules } from './index.ts';

const zone = 'America/Phoenix';
const at = (text: string) => Temporal.Instant.from(text);

test('rules name their kinds, and keep at least one', () => {
  expect(isKeepRules('7 daily, 4 weekly, 12 monthly')).toBe(true);
  expect(['', '7', '7 yearly', '0 daily', '7 daily 4 weekly'].map(isKeepRules)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(parseKeepRules('2 weekly')).toEqual({ daily: 0, weekly: 2, monthly: 0 });
});

test('the newest of each day, week and month stays, in the shop’s zone', () => {
  const days = Array.from({ length: 60 }, (_, day) =>
    at('2026-11-26T10:30Z').subtract({ hours: 24 * day }),
  );
  const evening = at('2026-11-27T06:00Z');
  const kept = chooseKept([...days, evening], { daily: 2, weekly: 2, monthly: 2 }, zone);
  expect(kept.map(String)).toEqual([
    // 11 PM on the 26th in Phoenix, so that of the morning goes.
    '2026-11-27T06:00:00Z',
    '2026-11-25T10:30:00Z',
    '2026-11-22T10:30:00Z',
    '2026-10-31T10:30:00Z',
  ]);
});

test('the newest backup stays whatever the rules', () => {
  const only = at('2026-11-26T10:30Z');
  expect(chooseKept([only], { daily: 0, weekly: 0, monthly: 0 }, zone)).toEqual([only]);
});

test('a backup is due since the last of its times, also of yesterday', () => {
  const times = { times: ['03:30', '15:30'], zone };
  expect(String(lastDue(times, at('2026-11-26T22:31Z')))).toBe('2026-11-26T22:30:00Z');
  expect(String(lastDue(times, at('2026-11-26T10:29Z')))).toBe('2026-11-25T22:30:00Z');
  expect(lastDue({ times: [], zone }, at('2026-11-26T10:29Z'))).toBeNull();
});

test('one is overdue after twice the longest pause', () => {
  const now = at('2026-11-26T12:00Z');
  const hoursAgo = (hours: number) => now.subtract({ hours });
  expect(isOverdue(['03:30'], hoursAgo(47), now)).toBe(false);
  expect(isOverdue(['03:30'], hoursAgo(49), now)).toBe(true);
  expect(isOverdue(['03:30', '15:30'], hoursAgo(25), now)).toBe(true);
  expect(isOverdue(['03:30'], null, now)).toBe(true);
  expect(isOverdue([], null, now)).toBe(false);
});

test('a run that never ended counts as missing after six hours, one that failed after one', () => {
  const due = at('2026-11-26T10:30Z');
  const startedAt = at('2026-11-26T10:31Z');
  const after = (hours: number) => startedAt.add({ hours });
  const unended = { startedAt, endedAt: null, hasFailed: false };
  expect(isMissing(null, due, after(0))).toBe(true);
  expect(isMissing({ ...unended, startedAt: at('2026-11-25T10:31Z') }, due, after(0))).toBe(true);
  expect([5, 6].map((hours) => isMissing(unended, due, after(hours)))).toEqual([false, true]);
  const failed = { startedAt, endedAt: after(1), hasFailed: true };
  expect([1, 2].map((hours) => isMissing(failed, due, after(hours)))).toEqual([false, true]);
  expect(isMissing({ ...failed, hasFailed: false }, due, after(9))).toBe(false);
});
