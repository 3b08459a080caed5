import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startGivingWay } from './give-way.ts';

test('goes on until a slice is over, then lets others go first', async () => {
  let time = 0;
  const giveWay = startGivingWay(() => time);
  time = 7;
  expect(giveWay()).toBeNull();
  time = 8;
  const turns: string[] = [];
  const other = nextTurn().then(() => turns.push('other'));
  const waiting = giveWay();
  expect(waiting).not.toBeNull();
  await waiting;
  turns.push('work');
  await other;
  expect(turns).toEqual(['other', 'work']);
  expect(giveWay()).toBeNull();
});

test('leaves others twice the time that the work took if there are any', async () => {
  let time = 0;
  const giveWay = startGivingWay(() => time);
  time = 30;
  const from = performance.now();
  const waiting = giveWay();
  time += 5;
  await waiting;
  expect(performance.now() - from).toBeGreaterThan(55);
});
