import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { movingPart, partTransform } from './moving-part.ts';
import { drawSide } from './side/draw-side.ts';
import { stanceOf } from './stance.ts';
import { stockBuild } from './stock-build.ts';

const [vehicle] = vehicleSchema.array().parse(records);
if (!vehicle) throw new Error('The reference file is empty');
const stock = stockBuild(vehicle);
const lifted = { ...stock, liftFrontIn: 4, liftRearIn: 2 };
const stances = {
  drawn: stanceOf(vehicle, stock),
  shown: stanceOf(vehicle, lifted),
  scalePxPerIn: 5,
};

/** The point a matrix maps a point to. */
function moved(matrix: string, [x, y]: readonly [number, number]): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (matrix.match(/-?[\d.]+/g) ?? []).map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

test('a spring keeps its foot on the axle and its head on the body', () => {
  const part = { give: 'stretch', at: 300, run: -100, share: 0 } as const;
  const matrix = partTransform(part, stances);
  expect(moved(matrix, [40, 300])[1]).toBeCloseTo(300, 1);
  expect(moved(matrix, [40, 200])[1]).toBeCloseTo(200 - 4 * 5, 1);
});

test('a link keeps its axle end and follows the body with the other', () => {
  const part = { give: 'shear', at: 900, run: -200, share: 1 } as const;
  const matrix = partTransform(part, stances);
  expect(moved(matrix, [900, 280])[1]).toBeCloseTo(280, 1);
  expect(moved(matrix, [700, 250])[1]).toBeCloseTo(250 - 2 * 5, 1);
});

test('a spring pressed together stays a spring', () => {
  const lowered = { drawn: stances.shown, shown: stances.drawn, scalePxPerIn: 5 };
  const part = { give: 'stretch', at: 300, run: -10, share: 0 } as const;
  expect(moved(partTransform(part, lowered), [0, 290])[1]).toBeLessThan(300);
});

test('what is written on a part is what is read from it', () => {
  expect(movingPart({ give: 'shear', at: 12.5, run: -200, share: 0.25 })).toEqual({
    'data-give': 'shear',
    'data-span': '12.5 -200 0.25',
  });
});

test('a live drawing of a stock truck has its ghost ready, and hidden', () => {
  const ghosts = (live: boolean) => {
    const { svg } = drawSide({ vehicle, build: stock, options: { live } });
    return svg.match(/data-part="ghost" visibility="hidden"/g) ?? [];
  };
  expect(ghosts(true)).toHaveLength(1);
  expect(ghosts(false)).toHaveLength(0);
});
