import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownOf, shaken } from '#tests/photo/measure-cases.ts';
import { goodCases, type PhotoCase } from '#tests/photo/photo-cases.ts';
import { trueCamera, trueMarks } from '#tests/photo/true-camera.ts';
import { randomSource } from '#tests/process/random-source.ts';
import type { PhotoMarks } from './marks.ts';
import { solvePose } from './pose.ts';

const cases = goodCases(40);

function caseAt(index: number, camera: Partial<PhotoCase['camera']>): PhotoCase {
  const one = cases[index];
  if (!one) throw new Error(`no case ${index}`);
  return { ...one, camera: { ...one.camera, ...camera } };
}

function middleScale(one: PhotoCase): number {
  const { project } = trueCamera(one);
  const [x, y] = [one.vehicle.wheelbaseIn / 2, one.vehicle.stockTire.diameterIn / 2];
  const [high, low] = [project(x, y + 1), project(x, y - 1)];
  return Math.hypot(high[0] - low[0], high[1] - low[1]) / 2;
}

const known = (marks: PhotoMarks, sigmaPx: number): PhotoMarks => ({
  front: { ...marks.front, sigmaPx },
  rear: { ...marks.rear, sigmaPx },
});

describe('the camera of exact marks', () => {
  const anyCamera = fc.record({
    yawDegrees: fc.double({ min: -20, max: 20, noNaN: true }),
    pitchDegrees: fc.double({ min: -2, max: 7, noNaN: true }),
    rollDegrees: fc.double({ min: -3, max: 3, noNaN: true }),
    heightIn: fc.double({ min: 36, max: 72, noNaN: true }),
  });
  const anyCase = fc
    .tuple(fc.nat(cases.length - 1), anyCamera)
    .map(([index, camera]) => caseAt(index, camera));

  test('has the scale of the one that took the photo, within 0.6 %', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const pose = solvePose(known(trueMarks(one), 0.35), knownOf(one), one.photo);
        const scale = pose.scaleAt(one.vehicle.wheelbaseIn / 2);
        expect(Math.abs(scale / middleScale(one) - 1)).toBeLessThan(0.006);
        expect(pose.misfit).toBeLessThan(1.2);
      }),
    );
  });

  test('is the same for a truck that faces the other way', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const marks = known(trueMarks(one), 0.35);
        const mirror = (mark: PhotoMarks['front']) => ({ ...mark, x: one.photo.width - mark.x });
        const mirrored = { front: mirror(marks.front), rear: mirror(marks.rear) };
        const [pose, other] = [marks, mirrored].map((of) => solvePose(of, knownOf(one), one.photo));
        expect(other?.facing).toBe(-1);
        expect(other?.scaleAt(40)).toBeCloseTo(pose?.scaleAt(40) ?? 0, 1);
        const [x = 0, y = 0] = pose?.project(40, 50, -10) ?? [];
        const [mx = 0, my = 0] = other?.project(40, 50, -10) ?? [];
        expect(mx).toBeCloseTo(one.photo.width - x, 0);
        expect(my).toBeCloseTo(y, 0);
      }),
      { numRuns: 40 },
    );
  });

  test('finds back any point of the truck under its place in the photo', () => {
    const coordinate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(anyCase, coordinate(-40, 190), coordinate(0, 80), (one, x, y) => {
        const pose = solvePose(known(trueMarks(one), 0.35), knownOf(one), one.photo);
        const [u, v] = pose.unproject(pose.project(x, y, 2), 2);
        expect(Math.hypot(u - x, v - y)).toBeLessThan(0.01);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the camera of marks that were set by hand', () => {
  const random = randomSource(5);
  const tries = cases.flatMap((one) =>
    Array.from({ length: 12 }, () => {
      const pose = solvePose(shaken(one, random), knownOf(one), one.photo);
      const off = Math.abs(pose.scaleAt(one.vehicle.wheelbaseIn / 2) / middleScale(one) - 1);
      return { off, sigma: pose.scaleSigma };
    }),
  );

  test('knows its own error: the truth is within two of its standard deviations in 9 of 10', () => {
    const covered = tries.filter(({ off, sigma }) => off < 2 * sigma).length;
    expect(covered / tries.length).toBeGreaterThan(0.9);
  });

  test('has the scale within 2 % in the middle of the tries, and does not claim much less', () => {
    const offs = tries.map(({ off }) => off).sort((one, other) => one - other);
    expect(offs[tries.length / 2]).toBeLessThan(0.02);
    const claimed = tries.map(({ sigma }) => 2 * sigma).sort((one, other) => one - other);
    expect(claimed[tries.length / 2]).toBeLessThan(0.05);
  });
});
