import sharp from 'sharp';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { stockBuild } from '../stock-build.ts';
import { drawFront } from './draw-front.ts';

const vehicles = vehicleSchema.array().parse(records);

test.each(vehicles)('$id draws from the front as valid SVG', async (vehicle) => {
  const build = { ...stockBuild(vehicle), liftFrontIn: 4 };
  const { svg, numbers } = drawFront({ vehicle, build, options: { dimensions: 'labelled' } });
  expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  expect(numbers.heightIn).toBeCloseTo(vehicle.heightIn + 4);
});

const known = vehicles.find(({ stockWheel }) => stockWheel.offsetMm !== null);
const unknown = vehicles.find(({ stockWheel }) => stockWheel.offsetMm === null);
if (!known || !unknown) throw new Error('The reference file has changed');

test('poke counts from the stock rim: offset and half of the added width', () => {
  const stock = stockBuild(known);
  const offsetMm = (stock.wheel.offsetMm ?? 0) - 25.4;
  const wheel = { ...stock.wheel, offsetMm, widthIn: stock.wheel.widthIn + 1 };
  const { numbers } = drawFront({ vehicle: known, build: { ...stock, wheel } });
  expect(numbers.pokeIn).toBeCloseTo(1.5);
});

test('no poke is told where the record has no stock offset', () => {
  const stock = stockBuild(unknown);
  const build = { ...stock, wheel: { ...stock.wheel, offsetMm: -12 } };
  expect(drawFront({ vehicle: unknown, build }).numbers.pokeIn).toBeNull();
});
