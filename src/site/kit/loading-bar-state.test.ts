import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar, type LoadingBar } from './loading-bar-state.ts';

let shown: LoadingBar[] = [];
const last = () => shown.at(-1);
const start = () => createLoadingBar((bar) => shown.push(bar));

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a page that comes within 200 ms shows no bar', () => {
  const bar = start();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(10_000);
  expect(shown.every(({ percent }) => percent === null)).toBe(true);
});

test('the bar starts after 200 ms and runs to 100 % over 5000 ms', () => {
  start().start();
  vi.advanceTimersByTime(200);
  expect(last()).toEqual({ percent: 0, failed: false });
  vi.advanceTimersByTime(2500);
  expect(last()).toEqual({ percent: 50, failed: false });
  vi.advanceTimersByTime(2400);
  expect(last()?.percent).toBe(98);
  vi.advanceTimersByTime(100);
  expect(last()?.percent).toBe(100);
});

test('when the page is there the bar is full, and gone 500 ms later', () => {
  const bar = start();
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.finish();
  expect(last()).toEqual({ percent: 100, failed: false });
  vi.advanceTimersByTime(499);
  expect(last()?.percent).toBe(100);
  vi.advanceTimersByTime(1);
  expect(last()?.percent).toBeNull();
});

test('a failure is red even when it was quick, and stays red until it hides', () => {
  const bar = start();
  bar.start();
  vi.advanceTimersByTime(50);
  bar.fail();
  bar.finish();
  expect(last()).toEqual({ percent: 100, failed: true });
  vi.advanceTimersByTime(500);
  expect(last()).toEqual({ percent: null, failed: false });
});

test('a second navigation starts from nothing', () => {
  const bar = start();
  bar.start();
  vi.advanceTimersByTime(3000);
  bar.start();
  expect(last()?.percent).toBeNull();
  vi.advanceTimersByTime(300);
  expect(last()?.percent).toBe(2);
});
