import { expect, test } from 'vitest';
import { isOffered, type LiftKitLine, liftKitsOf } from '#src/domain/catalog/index.ts';
import { catalog } from '#tests/factories/demo-records.ts';
import { kitHours, kitPriceCents } from './kit-spans.ts';

type Status = LiftKitLine['status'];

/** The offered kits of a line with heights of 4, 6 and 7.5 in, after one of them has changed. */
function kitsAfter(frontIn: number, status: Status) {
  const line = catalog.liftLines.find(({ lineId }) => lineId === 'bramblecut-fenline');
  if (!line) throw new Error('the demo catalogue has no Fenline');
  const heights = line.heights.map((one) => (one.frontIn === frontIn ? { ...one, status } : one));
  return liftKitsOf({ ...line, heights }).filter(isOffered);
}

test.each([4, 6, 7.5])(
  'kits keep price and hours when their %s in neighbour is discontinued',
  (gone) => {
    const before = kitsAfter(gone, 'active').filter(({ frontIn }) => frontIn !== gone);
    const after = kitsAfter(gone, 'discontinued');
    expect(after).toHaveLength(2);
    expect(after.map(kitPriceCents)).toEqual(before.map(kitPriceCents));
    expect(after.map(kitHours)).toEqual(before.map(kitHours));
  },
);

test('a height that is only being written down has no say in the prices yet', () => {
  const heights = kitsAfter(6, 'draft').map(({ lineHeightsIn }) => lineHeightsIn);
  expect(heights).toEqual([
    [4, 7.5],
    [4, 7.5],
  ]);
});
