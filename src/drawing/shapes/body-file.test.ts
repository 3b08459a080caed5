import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { areaOf, distanceTo, foldsOf, isInside, polygonOf } from '#tests/drawing/polygon.ts';
import { boxOf, type XY } from '../geometry/curve.ts';
import { bodyFileSchema } from './body-file.ts';
import { bodyShapeOf } from './vehicle-bodies.ts';

const folder = new URL('../bodies/', import.meta.url);
const files = readdirSync(folder);
const vehicles = vehicleSchema.array().parse(records);
/** Edges have a line of their own, so a smaller difference is invisible. */
const LEAST_SEEN_IN = 0.5;

test.each(files)('%s holds what a body file may hold, and nothing else', (file) => {
  const body: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  expect(bodyFileSchema.parse(body)).toEqual(body);
});

test.each(files)('%s: a chrome bumper is chrome from both sides, and only then', (file) => {
  const { bumpers, face } = bodyFileSchema.parse(
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  );
  const materials = face.parts.flatMap((part) =>
    'bumper' in part && part.bumper ? [part.material] : [],
  );
  if (materials.includes('chrome')) expect(bumpers?.front?.material ?? 'chrome').toBe('chrome');
  if (bumpers?.front?.material === 'chrome') expect(materials).toContain('chrome');
});

test('every body has a record of its name', () => {
  const names = vehicles.map(({ id }) => `${id}.json`);
  expect(files.filter((file) => !names.includes(file))).toEqual([]);
});

test('every other record names a body of its own style to stand in', () => {
  for (const { id, bodyStyle, standInBody } of vehicles) {
    if (files.includes(`${id}.json`)) continue;
    expect(files, id).toContain(`${standInBody}.json`);
    expect(vehicles.find((one) => one.id === standInBody)?.bodyStyle, id).toBe(bodyStyle);
  }
});

test('a misspelled field, a lamp of two points and an unknown wheel are refused', () => {
  const file = readFileSync(new URL('ford-f150-2021.json', folder), 'utf8');
  const body = bodyFileSchema.parse(JSON.parse(file));
  const withLamps = {
    ...body,
    lamps: {
      ...body.lamps,
      tail: [
        [1, 2],
        [3, 4],
      ],
    },
  };
  const withStock = { ...body, stock: { ...body.stock, wheel: 'spinner' } };
  for (const wrong of [{ ...body, lampz: {} }, withLamps, withStock]) {
    expect(bodyFileSchema.safeParse(wrong).success).toBe(false);
  }
});

describe.each(vehicles)('$id', (vehicle) => {
  const shape = bodyShapeOf(vehicle);

  test('is one closed outline that does not cross itself', () => {
    for (const outline of [shape.cab, ...(shape.bed ? [shape.bed] : [])]) {
      const folds = foldsOf(polygonOf(outline));
      expect(folds.filter((area) => area > LEAST_SEEN_IN ** 2)).toEqual([]);
    }
    const { x0, x1, y0, y1 } = boxOf(shape.silhouette);
    const filled = areaOf(polygonOf(shape.silhouette)) / ((x1 - x0) * (y1 - y0));
    expect(filled).toBeGreaterThan(0.45);
    expect(filled).toBeLessThan(0.9);
  });

  test('has its wheels under its openings, and these between its ends', () => {
    const { archFront, archRear, envelope } = shape;
    const radius = vehicle.stockTire.diameterIn / 2;
    const [frontX, rearX] = [archFront.centreX, archRear.centreX];
    expect([frontX, rearX]).toEqual([0, vehicle.wheelbaseIn]);
    for (const arch of [archFront, archRear]) {
      const front = arch.frontHalfWidth ?? arch.halfWidth;
      expect(Math.min(front, arch.halfWidth)).toBeGreaterThan(radius);
      expect(arch.crown).toBeGreaterThan(2 * radius);
      expect(arch.crown).toBeLessThan(shape.levels.shoulder);
    }
    expect(frontX - archFront.halfWidth).toBeGreaterThan(envelope.x0);
    expect(rearX - archRear.halfWidth).toBeGreaterThan(archFront.halfWidth);
    expect(rearX + archRear.halfWidth).toBeLessThan(envelope.x1);
  });

  test('has its glass in the cab, between belt and roof', () => {
    const cab = polygonOf(shape.cab);
    for (const pane of shape.detail.glass) {
      expect(outside(cab, polygonOf(pane))).toEqual([]);
      const { y0, y1 } = boxOf(pane);
      expect(y0).toBeGreaterThan(shape.levels.shoulder);
      expect(y1).toBeLessThan(shape.levels.roof);
    }
  });

  test('has its lamps at its ends, over the bumpers and under the glass', () => {
    const { envelope, levels, detail } = shape;
    const lowestGlass = Math.min(...detail.glass.map((pane) => boxOf(pane).y0));
    for (const { kind, outline } of detail.lamps) {
      const { x0, x1, y0, y1 } = boxOf(outline);
      expect(x0).toBeGreaterThan(envelope.x0 - LEAST_SEEN_IN);
      expect(x1).toBeLessThan(envelope.x1 + LEAST_SEEN_IN);
      expect(y0).toBeGreaterThan(levels.sill);
      if (kind === 'head') {
        expect(y1).toBeLessThan(levels.hood + LEAST_SEEN_IN);
        expect(x1).toBeLessThan(0);
      }
      if (kind === 'tail') {
        expect(x0).toBeGreaterThan(vehicle.wheelbaseIn);
        expect(y1).toBeLessThan(levels.roof);
      }
    }
    expect(lowestGlass).toBeGreaterThan(levels.sill);
  });
});

/** Points that stick out of a polygon far enough to be visible. */
function outside(polygon: readonly XY[], points: readonly XY[]): XY[] {
  return points.filter(
    (point) => !isInside(polygon, point) && distanceTo(polygon, point) > LEAST_SEEN_IN,
  );
}
