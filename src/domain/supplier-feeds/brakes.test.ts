import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ImportCounts, importCountsSchema } from '#src/domain/goods/index.ts';
import { brakesOf } from './brakes.ts';

const none = importCountsSchema.parse({});
const reasons = (counts: Partial<ImportCounts>, rows: number, rowsBefore: number | null = null) =>
  brakesOf({ counts: { ...none, ...counts }, rows, rowsBefore }).map(({ reason }) => reason);

test.each<[string, Partial<ImportCounts>, number, number | null]>([
  ['feed.hold.fewer', { unchanged: 700 }, 799, 1000],
  ['feed.hold.moved', { changed: 6, unchanged: 94, bigMoves: 6 }, 100, 100],
  ['feed.hold.wild', { changed: 1, unchanged: 99, wildMoves: 1 }, 100, 100],
  ['feed.hold.refused', { unchanged: 89, refused: 11 }, 100, 100],
  ['feed.hold.ended', { changed: 11, unchanged: 89, ended: 11 }, 100, 100],
])('%s stops a file just past its limit', (reason, counts, rows, before) => {
  expect(reasons(counts, rows, before)).toEqual([reason]);
});

test('at the limits a file passes, and a first file has nothing to be compared with', () => {
  expect(reasons({ unchanged: 800 }, 800, 1000)).toEqual([]);
  expect(reasons({ changed: 5, unchanged: 95, bigMoves: 5 }, 100)).toEqual([]);
  expect(reasons({ unchanged: 90, refused: 10 }, 100)).toEqual([]);
  expect(reasons({ changed: 10, unchanged: 90, ended: 10 }, 100)).toEqual([]);
  expect(reasons({ added: 3 }, 3)).toEqual([]);
});

const figures = fc.record({
  changed: fc.nat(500),
  unchanged: fc.nat(500),
  refused: fc.nat(200),
  bigMoves: fc.nat(100),
  wildMoves: fc.nat(3),
  ended: fc.nat(100),
  rows: fc.integer({ min: 1, max: 2000 }),
  before: fc.nat(2000),
});

test('what is stopped stays stopped when more of it is wrong', () => {
  fc.assert(
    fc.property(figures, ({ rows, before, ...counts }) => {
      const was = reasons(counts, rows, before);
      const worse = { ...counts };
      for (const wrong of ['refused', 'bigMoves', 'wildMoves', 'ended'] as const) worse[wrong] += 1;
      expect(reasons(worse, rows, before)).toEqual(expect.arrayContaining(was));
    }),
  );
});
