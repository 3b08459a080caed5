import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startGivingWay } from './give-way.ts';

/** A thread of which others use this share. */
function threadUsedBy(others: { share: number }) {
  const rests: number[] = [];
  const thread = {
    time: 0,
    now: () => thread.time,
    async rest(ms: number) {
      rests.push(ms);
      thread.time += ms;
      return others.share;
    },
  };
  return { thread, rests };
}

test('goes on until a slice is over', async () => {
  const { thread, rests } = threadUsedBy({ share: 0 });
  const giveWay = startGivingWay(thread);
  thread.time = 7;
  expect(giveWay()).toBeNull();
  thread.time = 8;
  await giveWay();
  expect(rests).toHaveLength(1);
  expect(giveWay()).toBeNull();
});

test('rests longer and longer beside others, never for long at a time, and hardly once they are gone', async () => {
  const others = { share: 0.9 };
  const { thread, rests } = threadUsedBy(others);
  const giveWay = startGivingWay(thread);
  const work = async (slices: number) => {
    rests.length = 0;
    for (let left = slices; left > 0; left -= 1) {
      thread.time += 8;
      await giveWay();
    }
    return rests;
  };
  const busy = await work(20);
  expect(busy.at(0)).toBeLessThan(5);
  expect(busy.at(-1)).toBeGreaterThan(50);
  expect(Math.max(...busy)).toBeLessThan(100);
  others.share = 0;
  expect((await work(20)).at(-1)).toBeLessThan(5);
});

test('notices whoever keeps the real thread busy', async () => {
  const slices = async () => {
    const giveWay = startGivingWay();
    const until = performance.now() + 400;
    let counted = 0;
    while (performance.now() < until) {
      spin(9);
      await giveWay();
      counted += 1;
    }
    return counted;
  };
  const alone = await slices();
  let goesOn = true;
  const other = (async () => {
    while (goesOn) {
      spin(3);
      await wait(1);
    }
  })();
  const beside = await slices();
  goesOn = false;
  await other;
  expect(beside).toBeLessThan(alone / 2);
});

function spin(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
