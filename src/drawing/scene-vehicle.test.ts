import sharp from 'sharp';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import type { LightFrom } from './light.ts';
import { paintedIn } from './paint-job.ts';
import { sceneVehicle } from './scene-vehicle.ts';
import { stockBuild } from './stock-build.ts';

const vehicle = firstVehicle();
const placed = sceneVehicle({ vehicle, build: stockBuild(vehicle) });

function firstVehicle() {
  const [first] = vehicleSchema.array().parse(records);
  if (!first) throw new Error('The reference file is empty');
  return first;
}

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

// Mean brightness of the body's left and right third in a painted picture.
async function thirds(light?: LightFrom): Promise<{ left: number; right: number }> {
  const build = { ...stockBuild(vehicle), paint: paintedIn('#e8e4da') };
  const drawn = sceneVehicle({ vehicle, build, light });
  const box = `${drawn.x0} ${drawn.top} ${drawn.x1 - drawn.x0} ${-drawn.top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="600">${drawn.svg}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#000' });
  const { width, height } = await picture.metadata();
  const brightness = async (left: number) => {
    const third = { left, top: Math.round(height * 0.35), width: 60, height: 40 };
    const { channels } = await sharp(await picture.clone().extract(third).png().toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  return { left: await brightness(90), right: await brightness(width - 150) };
}

test('the end towards the sun is the brighter one, and against the sun the flank is in shade', async () => {
  const [studio, left, right, behind] = await Promise.all(
    [undefined, 'left', 'right', 'behind'].map((light) => thirds(light as LightFrom | undefined)),
  );
  if (!(studio && left && right && behind)) throw new Error('Four pictures were asked for');
  expect(left.left - left.right).toBeGreaterThan(15);
  expect(right.right - right.left).toBeGreaterThan(15);
  expect(behind.left).toBeLessThan(studio.left - 15);
  expect(behind.right).toBeLessThan(studio.right - 15);
});
