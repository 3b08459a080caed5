import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sideOutline } from '#src/drawing/index.ts';
import { knownOf } from '#tests/photo/measure-cases.ts';
import { goodCases } from '#tests/photo/photo-cases.ts';
import { trueCamera, trueMarks } from '#tests/photo/true-camera.ts';
import { solvePose } from '../measure/pose.ts';
import {
  correctOutline,
  outlineHandleNames,
  outlineHandles,
  projectOutline,
} from './body-outline.ts';

const cases = goodCases(20).map((one) => {
  const { front, rear } = trueMarks(one);
  const marks = { front: { ...front, sigmaPx: 0.35 }, rear: { ...rear, sigmaPx: 0.35 } };
  const pose = solvePose(marks, knownOf(one), one.photo);
  const side = sideOutline(one.vehicle);
  return { one, pose, side, outline: projectOutline(side, pose, one.vehicle.wheelbaseIn) };
});

test('the drawing lies on the truck in the photo: openings within an inch', () => {
  for (const { one, side, outline, pose } of cases) {
    const { project } = trueCamera(one);
    const seen = side.frontOpening.map(([x, y]) => project(x, y, 1));
    const arch = pose.facing === 1 ? outline.frontArch : outline.frontArch.toReversed();
    const off = seen.map(([x, y], i) =>
      Math.hypot(x - (arch[i]?.[0] ?? 0), y - (arch[i]?.[1] ?? 0)),
    );
    expect(Math.max(...off) / pose.scaleAt(0), one.name).toBeLessThan(1);
  }
});

test('its edges run from left to right, the top over the bottom', () => {
  for (const { outline } of cases) {
    for (const line of [outline.top, outline.bottom]) {
      const xs = line.map(([x]) => x);
      expect(xs).toEqual([...xs].sort((one, other) => one - other));
    }
    expect(outline.top.every(([, y], i) => y <= (outline.bottom[i]?.[1] ?? 0))).toBe(true);
  }
});

test('a moved handle takes the outline along, and the others keep theirs', () => {
  const shift = fc.integer({ min: -25, max: 25 });
  fc.assert(
    fc.property(
      fc.nat(cases.length - 1),
      fc.constantFrom(...outlineHandleNames.slice(1, 8)),
      fc.tuple(shift, shift),
      (index, name, by) => {
        const { outline, pose } = cases[index] ?? {};
        if (!outline || !pose) throw new Error('no case');
        const moved = correctOutline(outline, pose.facing, { [name]: by });
        const handles = outlineHandles(outline, pose.facing);
        const lines = [moved.frontArch, moved.rearArch, moved.bottom];
        const offBy = (point: Point) => Math.min(...lines.map((line) => pixelsFrom(point, line)));
        const [x, y] = handles[name];
        expect(offBy([x + by[0], y + by[1]])).toBeLessThan(1);
        // The highest point of an opening may be another one now; the outline still passes where it was.
        const other = name === 'rearCrown' ? 'frontCrown' : 'rearCrown';
        expect(offBy(handles[other])).toBeLessThan(1);
      },
    ),
    { numRuns: 60 },
  );
});

type Point = readonly [x: number, y: number];

/** From a point to the nearest place on a line, which has a corner every few pixels only. */
function pixelsFrom([x, y]: Point, line: readonly Point[]): number {
  const pairs = line.slice(1).map((end, at) => [line[at] ?? end, end] as const);
  return Math.min(
    ...pairs.map(([[ax, ay], [bx, by]]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(ax + share * dx - x, ay + share * dy - y);
    }),
  );
}
