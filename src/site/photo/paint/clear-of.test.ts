import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downToClear, type LabelBox } from './clear-of.ts';

const box = fc.record({
  left: fc.integer({ min: 0, max: 300 }),
  top: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 10, max: 120 }),
  height: fc.constant(20),
});

const isOver = (one: LabelBox, other: LabelBox) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test('a label goes down until it lies over none, and stays where nothing is in its way', () => {
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 6 }), (label, placed) => {
      const down = downToClear(label, placed, 2);
      expect(down).toBeGreaterThanOrEqual(0);
      const moved = { ...label, top: label.top + down };
      expect(placed.some((other) => isOver(moved, other))).toBe(false);
      if (!placed.some((other) => isOver(label, other))) expect(down).toBe(0);
    }),
  );
});
