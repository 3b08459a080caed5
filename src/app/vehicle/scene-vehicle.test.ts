import sharp from 'sharp';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { sceneVehicle } from './scene-vehicle.ts';
import { stockBuild } from './stock-build.ts';

const [vehicle] = vehicleSchema.array().parse(records);
if (!vehicle) throw new Error('The reference file is empty');
const placed = sceneVehicle({ vehicle, build: stockBuild(vehicle) });

test('a scene gets millimetres: ends, wheels and roof of the real vehicle', () => {
  const [front, rear] = placed.wheels;
  expect((rear?.x ?? 0) - (front?.x ?? 0)).toBeCloseTo(vehicle.wheelbaseIn * 25.4, 3);
  expect(placed.x1 - placed.x0).toBeCloseTo(vehicle.lengthIn * 25.4, 0);
  expect(front?.r).toBeCloseTo((vehicle.stockTire.diameterIn / 2) * 25.4);
  expect(placed.top).toBeCloseTo(-vehicle.heightIn * 25.4);
});

test('it is a group of valid SVG with the wheels under their own ids', async () => {
  expect(placed.svg).toContain(`<g id="${placed.wheelsId}">`);
  expect(placed.svg).toContain(`<g id="${placed.wheelId}">`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -2500 6500 2700">${placed.svg}</svg>`;
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
});

test('its bumper touches the left end, so that shadows start where it does', () => {
  const scale = Number(/scale\(([\d.]+)\)/.exec(placed.svg)?.[1]);
  expect(scale).toBeCloseTo(25.4 / 5);
});
