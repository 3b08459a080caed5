import { expect, test } from 'vitest';
import { boxOf } from '../geometry/curve.ts';
import { growPickup } from './pickup-sketch.ts';
import { raiseSketch } from './raise-sketch.ts';
import { silverado2019Sketch } from './templates/chevrolet-silverado.ts';

const BY_IN = 4;
const light = growPickup(silverado2019Sketch)();
const heavy = growPickup(raiseSketch(silverado2019Sketch, BY_IN))();

test('a raised truck has the same doors, glass and lamps, all as much higher', () => {
  for (const part of ['glass', 'shutLines'] as const) {
    light.detail[part].forEach((outline, index) => {
      const raised = boxOf(heavy.detail[part][index] ?? [], false);
      const before = boxOf(outline, false);
      expect(raised.x0).toBeCloseTo(before.x0, 1);
      expect(raised.x1).toBeCloseTo(before.x1, 1);
      expect(raised.y0 - before.y0).toBeCloseTo(BY_IN, 1);
      expect(raised.y1 - before.y1).toBeCloseTo(BY_IN, 1);
    });
  }
  light.detail.lamps.forEach(({ outline }, index) => {
    const raised = boxOf(heavy.detail.lamps[index]?.outline ?? []);
    expect(raised.y1 - boxOf(outline).y1).toBeCloseTo(BY_IN, 5);
  });
});

test('a raised truck has its wheel openings and its levels as much higher', () => {
  expect(heavy.archFront.crown - light.archFront.crown).toBeCloseTo(BY_IN, 5);
  expect(heavy.archRear.crown - light.archRear.crown).toBeCloseTo(BY_IN, 5);
  for (const level of ['belt', 'shoulder', 'low', 'sill', 'hood'] as const) {
    expect(heavy.levels[level] - light.levels[level]).toBeCloseTo(BY_IN, 5);
  }
});
