import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardPiece } from './boards.ts';
import { cellsOf } from './lane-cells.ts';

const minutes = Array.from({ length: 40 }, (_, step) => 480 + 15 * step);

const pieces = fc
  .array(fc.record({ first: fc.nat(39), length: fc.integer({ min: 1, max: 40 }) }))
  .map((spans) =>
    spans.map(({ first, length }, at) => {
      const last = Math.min(40, first + length);
      return { key: `p${at}`, from: 480 + 15 * first, to: 480 + 15 * last } as BoardPiece;
    }),
  );

test('the cells of a lane fill it, and each card is in one that reaches as far as it does', () => {
  fc.assert(
    fc.property(pieces, (lane) => {
      const cells = cellsOf(lane, minutes);
      let at = 480;
      for (const { minute, steps, pieces: inside } of cells) {
        expect(minute).toBe(at);
        at += 15 * steps;
        expect(inside.length === 0 ? steps : 1).toBe(1);
        for (const { from, to } of inside) expect(minute <= from && to <= at).toBe(true);
      }
      expect(at).toBe(1080);
      const shown = cells.flatMap((cell) => cell.pieces.map(({ key }) => key)).toSorted();
      expect(shown).toEqual(lane.map(({ key }) => key).toSorted());
    }),
  );
});
