import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutoplay, type RestReason } from './autoplay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('slides go on every three seconds', () => {
  const advance = vi.fn();
  createAutoplay({ ms: 3000, advance });
  vi.advanceTimersByTime(2999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test.each<RestReason>(['hover', 'focus', 'hidden', 'motion', 'drag', 'stopped', 'fits'])(
  '%s lets them rest until it is over, and the time begins anew',
  (reason) => {
    const advance = vi.fn();
    const autoplay = createAutoplay({ ms: 3000, advance });
    vi.advanceTimersByTime(2000);
    autoplay.set(reason, true);
    vi.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
    autoplay.set(reason, false);
    vi.advanceTimersByTime(2999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  },
);

test('one reason that ends is not enough while there is another', () => {
  const advance = vi.fn();
  const autoplay = createAutoplay({ ms: 3000, advance });
  autoplay.set('hover', true);
  autoplay.set('focus', true);
  autoplay.set('hover', false);
  vi.advanceTimersByTime(60_000);
  expect(advance).not.toHaveBeenCalled();
});

test('what is moved by hand starts the time anew; 0 never moves; closed is closed', () => {
  const advance = vi.fn();
  const autoplay = createAutoplay({ ms: 3000, advance });
  vi.advanceTimersByTime(2500);
  autoplay.restart();
  vi.advanceTimersByTime(2500);
  expect(advance).not.toHaveBeenCalled();
  autoplay.close();
  autoplay.restart();
  createAutoplay({ ms: 0, advance });
  vi.advanceTimersByTime(60_000);
  expect(advance).not.toHaveBeenCalled();
});
