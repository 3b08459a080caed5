import { expect, test } from 'vitest';
import { remainingWait, shortestWait } from './use-lasting.ts';

test('a wait is shown for at least 200 ms', () => {
  expect(shortestWait).toBe(200);
  expect(remainingWait({ fromMs: 1_000, nowMs: 1_000 })).toBe(200);
  expect(remainingWait({ fromMs: 1_000, nowMs: 1_150 })).toBe(50);
});

test('one that was longer ends when it ends', () => {
  expect(remainingWait({ fromMs: 1_000, nowMs: 1_200 })).toBe(0);
  expect(remainingWait({ fromMs: 1_000, nowMs: 9_000 })).toBe(0);
});
