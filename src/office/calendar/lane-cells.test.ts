import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from './lane-cells.ts';

const edges = Array.from({ length: 41 }, (_, step) => 480 + 15 * step);

const pieces = fc
  .array(fc.record({ first: fc.nat(39), length: fc.integer({ min: 1, max: 40 }) }))
  .map((spans) =>
    spans.map(({ first, length }, at) => {
      const last = Math.min(40, first + length);
      return { key: `p${at}`, from: 480 + 15 * first, to: 480 + 15 * last };
    }),
  );

test('the cells of a lane fill it, and each card is in one that reaches as far as it does', () => {
  fc.assert(
    fc.property(pieces, fc.subarray(edges.slice(1, -1)), (lane, inner) => {
      const cells = cellsOf(lane, [480, ...inner, 1080]);
      let at = 480;
      for (const { from, to, pieces: inside } of cells) {
        expect(from).toBe(at);
        expect(to).toBeGreaterThan(from);
        at = to;
        if (inside.length === 0) expect(inner.some((edge) => from < edge && edge < to)).toBe(false);
        for (const one of inside) expect(from <= one.from && one.to <= to).toBe(true);
      }
      expect(at).toBe(1080);
      const shown = cells.flatMap((cell) => cell.pieces.map(({ key }) => key)).toSorted();
      expect(shown).toEqual(lane.map(({ key }) => key).toSorted());
    }),
  );
});
