import { expect, test } from 'vitest';
import { kitOf, tireOf, wheelOf } from '#tests/factories/demo-records.ts';
import { partsArrival } from './parts-arrival.ts';

type Stock = { onHand: number | null; leadTimeDays: number | null };

const kit = (stock: Stock) => ({ ...kitOf('bramblecut-fenline-6x5'), stock });
const wheel = (stock: Stock) => ({ ...wheelOf('vantrel-quoin-17x8.5-6x135-p18'), stock });
const tire = (stock: Stock) => ({ ...tireOf('skerrow-northlight-at-lt31570r17'), stock });
const build = { liftKit: null, wheel: null, tire: null, withSpare: false };

test('four in the shop are enough for four, not for a spare', () => {
  const stock = { onHand: 4, leadTimeDays: 9 };
  expect(partsArrival({ ...build, tire: tire(stock) })).toEqual({ days: 0 });
  expect(partsArrival({ ...build, tire: tire(stock), withSpare: true })).toEqual({ days: 9 });
});

test('the slowest part says when, and one that nobody has counted leaves it open', () => {
  const slow = kit({ onHand: 0, leadTimeDays: 12 });
  const quick = wheel({ onHand: null, leadTimeDays: 3 });
  expect(partsArrival({ ...build, liftKit: slow, wheel: quick })).toEqual({ days: 12 });
  const open = tire({ onHand: null, leadTimeDays: null });
  expect(partsArrival({ ...build, liftKit: slow, tire: open })).toEqual({ days: null });
});

test('a build that keeps everything waits for nothing', () => {
  expect(partsArrival(build)).toEqual({ days: 0 });
});
