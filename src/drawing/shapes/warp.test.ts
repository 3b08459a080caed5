import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReferenceSize } from './template.ts';
import { type BodySize, createWarp } from './warp.ts';

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const measures = fc.record({
  wheelbaseIn: inches(80, 180),
  frontOverhangIn: inches(20, 45),
  rearOverhangIn: inches(20, 60),
  heightIn: inches(55, 90),
  tireRadiusIn: inches(12, 21),
});

function referenceOf({ rearOverhangIn, ...size }: BodySize): ReferenceSize {
  return { ...size, lengthIn: size.frontOverhangIn + size.wheelbaseIn + rearOverhangIn };
}

test('a body keeps its ends, axles, hubs and roof where the vehicle has them', () => {
  fc.assert(
    fc.property(measures, measures, (from, to) => {
      const warp = createWarp(referenceOf(from), to);
      expect(warp.x(-from.frontOverhangIn)).toBeCloseTo(-to.frontOverhangIn);
      expect(warp.x(0)).toBeCloseTo(0);
      expect(warp.x(from.wheelbaseIn)).toBeCloseTo(to.wheelbaseIn);
      expect(warp.x(from.wheelbaseIn + from.rearOverhangIn)).toBeCloseTo(
        to.wheelbaseIn + to.rearOverhangIn,
      );
      expect(warp.y(0)).toBeCloseTo(0);
      expect(warp.y(from.tireRadiusIn)).toBeCloseTo(to.tireRadiusIn);
      expect(warp.y(from.heightIn)).toBeCloseTo(to.heightIn);
    }),
  );
});

test('what is farther back or higher stays so', () => {
  fc.assert(
    fc.property(measures, measures, inches(-60, 260), inches(0.1, 50), (from, to, at, step) => {
      const warp = createWarp(referenceOf(from), to);
      expect(warp.x(at + step)).toBeGreaterThan(warp.x(at));
      expect(warp.y(at + step)).toBeGreaterThan(warp.y(at));
    }),
  );
});

test('a vehicle of the drawn size is drawn as its file has it', () => {
  fc.assert(
    fc.property(measures, inches(-60, 260), (size, at) => {
      const warp = createWarp(referenceOf(size), size);
      expect(warp.x(at)).toBeCloseTo(at);
      expect(warp.y(at)).toBeCloseTo(at);
    }),
  );
});
