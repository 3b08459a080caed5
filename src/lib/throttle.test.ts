import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a burst is done once at its start and once at its end', () => {
  const work = vi.fn();
  const { run } = throttle(work, 250);
  for (let i = 0; i < 5; i += 1) run();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(249);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  run();
  expect(work).toHaveBeenCalledTimes(3);
});

test('what is cancelled does not come any more', () => {
  const work = vi.fn();
  const { run, cancel } = throttle(work, 250);
  run();
  run();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
