import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardPlaces } from '#tests/factories/board-source.ts';
import type { BoardPiece } from './boards.ts';
import { wiresOf } from './wires.ts';

const lanes = boardPlaces.filter(({ kind }) => kind !== 'person');
const ruler = { from: 480, to: 1080 };

const part = fc.record({
  lane: fc.constantFrom(...lanes.map(({ id }) => id)),
  first: fc.nat(39),
  length: fc.integer({ min: 1, max: 40 }),
});

function jobOf(parts: { lane: string; first: number; length: number }[]): BoardPiece[] {
  return parts
    .toSorted((one, other) => one.first - other.first)
    .map(({ lane, first, length }, at) => {
      const from = 480 + 15 * first;
      const to = Math.min(1080, from + 15 * length);
      const numbered = { part: { at: at + 1, of: parts.length } };
      return {
        key: `k${at}`,
        entryId: 'e1',
        work: 'lift',
        lane,
        from,
        to,
        ...numbered,
      } as BoardPiece;
    });
}

test('a wire leads from each part of a job to the next one, unbroken through the lanes between', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
      const job = jobOf(parts);
      const wires = wiresOf(job, { lanes, ruler });
      job.slice(1).forEach((next, at) => {
        const rows = [job[at]?.lane, next.lane].map((lane) =>
          lanes.findIndex(({ id }) => id === lane),
        );
        const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
        const linesIn = ({ id }: { id: string }) =>
          wires.get(id)?.find(({ key }) => key === next.key)?.lines ?? [];
        lanes.forEach((lane, row) => {
          const ys = linesIn(lane).flatMap(({ y1, y2 }) => [y1, y2]);
          expect(ys.length > 0).toBe(top <= row && row <= bottom);
          if (top < row && row <= bottom) expect(Math.min(...ys)).toBe(0);
          if (top <= row && row < bottom) expect(Math.max(...ys)).toBe(100);
        });
        const goal = (100 * (next.from - ruler.from)) / (ruler.to - ruler.from);
        expect(linesIn({ id: next.lane }).at(-1)?.x2).toBeCloseTo(goal);
      });
    }),
  );
});

test('a job with one part has no wire', () => {
  const [piece] = jobOf([{ lane: 'bay-1', first: 0, length: 4 }]);
  const alone = { ...piece, part: null } as BoardPiece;
  expect(wiresOf([alone], { lanes, ruler }).size).toBe(0);
});
