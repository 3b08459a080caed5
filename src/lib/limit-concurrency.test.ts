import { expect, test } from 'vitest';
import { createLimiter } from './limit-concurrency.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

test('no more than the limit runs, and everybody gets a turn in order', async () => {
  const limit = createLimiter({ running: 2, waiting: 10 });
  let active = 0;
  let most = 0;
  const finished: number[] = [];
  const works = Array.from({ length: 6 }, (_, index) =>
    limit(async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      finished.push(index);
    }),
  );
  await Promise.all(works);
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a full queue refuses at once, and a failed work frees its place', async () => {
  const limit = createLimiter({ running: 1, waiting: 1 });
  const { promise, open } = gate();
  const first = limit(() => promise);
  const second = limit(() => Promise.reject(new Error('broken')));
  await expect(limit(() => Promise.resolve())).rejects.toThrow('too much is waiting');
  open();
  await first;
  await expect(second).rejects.toThrow('broken');
  await expect(limit(() => Promise.resolve('free'))).resolves.toBe('free');
});
