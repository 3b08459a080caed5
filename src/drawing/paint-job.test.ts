import fc from 'fast-check';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { lightness } from './colour.ts';
import { drawSide, hasFlares, type PaintJob, paintedIn, stockBuild } from './index.ts';
import { sideStops } from './paint-light.ts';

const vehicles = vehicleSchema.array().parse(records);

function drawn(vehicle: (typeof vehicles)[number], paint: Partial<PaintJob>): string {
  const stock = stockBuild(vehicle);
  const build = { ...stock, paint: { ...stock.paint, ...paint } };
  return drawSide({ vehicle, build, options: { id: 'p' } }).svg;
}

const isFilledWith = (svg: string, fill: string) => svg.includes(`fill="url(#p-${fill})"`);

test('some vehicles came with chrome', () => {
  expect(
    vehicles.filter((vehicle) => isFilledWith(drawn(vehicle, {}), 'chr')).length,
  ).toBeGreaterThan(20);
});

test.each(vehicles)('$id: trim covers what it says', (vehicle) => {
  const covered = (['black', 'body'] as const).map((trim) => drawn(vehicle, { trim }));
  for (const svg of covered) expect(isFilledWith(svg, 'chr')).toBe(false);
  expect(isFilledWith(drawn(vehicle, { trim: 'chrome' }), 'gls')).toBe(false);
});

test.each(vehicles)('$id: a roof of its own is drawn in its own color', (vehicle) => {
  const roof = { colour: '#e9e6de', finish: 'solid' } as const;
  expect(isFilledWith(drawn(vehicle, { roof }), 'roof')).toBe(true);
});

test.each(vehicles)('$id: flares, if it has any, are drawn in body color or black', (vehicle) => {
  const [stock, body, black] = (['stock', 'body', 'black'] as const).map((flares) =>
    drawn(vehicle, { flares }),
  );
  expect(body !== black).toBe(hasFlares(vehicle));
  if (!hasFlares(vehicle)) expect(stock).toBe(body);
});

test('a Jeep’s front fenders are finished like its rear ones', () => {
  const jeep = vehicles.find(({ id }) => id === 'jeep-wrangler-jl-4dr-2018');
  if (!jeep) throw new Error('no Jeep');
  const blackParts = (flares: PaintJob['flares']) =>
    drawn(jeep, { flares }).split('fill="url(#p-blk)"').length;
  expect(blackParts('black') - blackParts('body')).toBe(2);
});

const levels = { roof: 75, belt: 55, shoulder: 47, low: 27, sill: 19, hood: 54 };
const light = { side: 1, behind: false, from: null } as const;

test('metallic paint swings further between light and shade than solid paint', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0x202020, max: 0xc0c0c0 }), (value) => {
      const colour = `#${value.toString(16).padStart(6, '0')}`;
      const swing = (finish: 'solid' | 'metallic') => {
        const paint = paintedIn(colour, finish);
        const tones = sideStops(levels, { paint, light }).map(([, stop]) => lightness(stop));
        return Math.max(...tones) - Math.min(...tones);
      };
      expect(swing('metallic')).toBeGreaterThan(swing('solid'));
    }),
  );
});
