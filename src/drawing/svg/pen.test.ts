import { expect, test } from 'vitest';
import { pathPoints } from '#tests/drawing/path-points.ts';
import { createPen } from './pen.ts';

test('lines along an axis are short, the rest relative with few separators', () => {
  const pen = createPen().moveTo(10, 10).lineTo(20, 10).lineTo(20, 5).lineTo(19.5, 4.5).close();
  expect(pen.data()).toBe('M10 10h10v-5l-.5-.5z');
});

test('rounding does not add up over many small steps', () => {
  const pen = createPen().moveTo(0, 0);
  for (let step = 1; step <= 1000; step++) pen.lineTo(step * 0.033, step * 0.017);
  const [x, y] = pathPoints(pen.data()).at(-1) ?? [];
  expect(x).toBeCloseTo(33, 6);
  expect(y).toBeCloseTo(17, 6);
});

test('curves and arcs come back as they were written', () => {
  const pen = createPen()
    .moveTo(1, 2)
    .curveTo([3, 4], [5, 2])
    .arcTo(2, [5, 6], { large: 1, sweep: 0 });
  expect(pen.data()).toBe('M1 2q2 2 4 0a2 2 0 1 0 0 4');
});

test('steps that round to nothing are left out', () => {
  expect(createPen().moveTo(1, 1).lineTo(1.01, 1.02).lineTo(2, 1).data()).toBe('M1 1h1');
});
