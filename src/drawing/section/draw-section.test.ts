import { expect, test } from 'vitest';
import { vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { stockBuild } from '../stock-build.ts';
import { drawSection } from './draw-section.ts';
import { rimEdgeIn, sectionPlan } from './section-plan.ts';

const f150 = vehicleOf('ford-f150-2015');
const stock = stockBuild(f150);
const look = { part: 'upper-arm', id: 'c', scale: 8 } as const;
const onZeroOffset = {
  ...stock,
  wheel: { ...stock.wheel, widthIn: 9, offsetMm: 0 },
  tire: { ...stock.tire, diameterIn: 34.8, sectionIn: 11.2 },
};

test('the outer edge of the rim is where its width and offset put it: the poke of the figures', () => {
  const { own, stock: factory } = sectionPlan(f150, onZeroOffset, look);
  // 0.75 in by width and 44 mm by offset; the inner edge comes 25 mm away from the arm.
  expect(rimEdgeIn(factory, 'outer') - rimEdgeIn(own, 'outer')).toBeCloseTo(63.05 / 25.4, 5);
  expect(rimEdgeIn(factory, 'inner') - rimEdgeIn(own, 'inner')).toBeCloseTo(24.95 / 25.4, 5);
});

test('a stock truck has nothing to measure, and an offset on no record is not measured', () => {
  const arrows = (build: typeof stock) =>
    /<path d="([^"]*)" fill="#3a2e27"/.exec(
      drawSection({ vehicle: f150, build, part: 'upper-arm' }).svg,
    )?.[1] ?? '';
  expect(arrows(onZeroOffset)).not.toBe('');
  expect(arrows(stock)).toBe('');
  expect(arrows({ ...onZeroOffset, wheel: { ...onZeroOffset.wheel, offsetMm: null } })).toBe('');
});

test('every truck is drawn in both themes with its labels inside of the picture', () => {
  for (const vehicle of vehicles) {
    for (const theme of ['light', 'dark'] as const) {
      const build = stockBuild(vehicle);
      const view = drawSection({ vehicle, build, part: 'control-arm', theme });
      expect(view.svg, vehicle.id).not.toMatch(/NaN|undefined/);
      for (const { xPercent, yPercent } of Object.values(view.spots)) {
        expect(Math.min(xPercent, yPercent), vehicle.id).toBeGreaterThan(0);
        expect(Math.max(xPercent, yPercent), vehicle.id).toBeLessThan(100);
      }
    }
  }
});
