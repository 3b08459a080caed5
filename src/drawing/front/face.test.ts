import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import { pathPoints } from '#tests/drawing/path-points.ts';
import type { XY } from '../geometry/curve.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { stockBuild } from '../stock-build.ts';
import { createSheet } from '../svg/sheet.ts';
import { THEMES } from '../theme.ts';
import type { PanelFace } from './face-schema.ts';
import { grilleEdges } from './front-grille.ts';
import { frontLamps } from './front-headlamps.ts';
import { type FrontScene, faceSize } from './front-scene.ts';
import { frontStanceOf } from './front-stance.ts';

const vehicles = vehicleSchema.array().parse(records);
const SCALE = 5;
const FRAME = { leftIn: -60, rightIn: 60, topIn: 90, bottomIn: 0 };
/** Edges have a line of their own, so a smaller difference is invisible. */
const LEAST_SEEN_IN = 0.5;

const faces = vehicles.flatMap((vehicle) => {
  const { face } = bodyShapeOf(vehicle);
  return face.kind === 'panel' ? [{ id: vehicle.id, vehicle, face }] : [];
});

function sceneOf(vehicle: Vehicle): FrontScene {
  const build = stockBuild(vehicle);
  const shape = bodyShapeOf(vehicle);
  const stance = frontStanceOf(vehicle, build);
  const size = faceSize(vehicle, shape, stance);
  const sheet = createSheet('face', SCALE, FRAME);
  return { sheet, vehicle, build, shape, stance, theme: THEMES.light, face: shape.face, size };
}

/** Every point of the drawn lamps, in inches from the center line and above the ground. */
function lampPoints(scene: FrontScene, face: PanelFace): XY[] {
  const svg = frontLamps(scene, face);
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => pathPoints(d));
  const circles = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].flatMap((match) => {
    const [x = 0, y = 0, r = 0] = match.slice(1).map(Number);
    return [-r, r].flatMap((off): XY[] => [
      [x + off, y],
      [x, y + off],
    ]);
  });
  return [...paths, ...circles].map(([x, y]) => [
    x / SCALE + FRAME.leftIn,
    FRAME.topIn - y / SCALE,
  ]);
}

describe.each(faces)('$id', ({ vehicle, face }) => {
  const scene = sceneOf(vehicle);
  const points = lampPoints(scene, face);
  const { size } = scene;

  test('has its lamps in the face: beside the grille, over the bumper, under the hood’s edge', () => {
    expect(points.length).toBeGreaterThan(8);
    const { half } = grilleEdges(scene, face);
    // Slit and slanted lamps overlap the grille's edge; round ones are inside it.
    const inner = face.lamp === 'round' ? half * 0.5 : half;
    const stray = points.filter(
      ([x, y]) =>
        Math.abs(x) > size.bodyHalf + LEAST_SEEN_IN ||
        Math.abs(x) < inner - LEAST_SEEN_IN ||
        y > size.leadY + LEAST_SEEN_IN ||
        y < size.bumperBottom,
    );
    expect(stray).toEqual([]);
  });

  test('has a lamp on either side, as far in and as far out as the other', () => {
    const reach = (side: 1 | -1) => {
      const distances = points.map(([x]) => x * side).filter((distance) => distance > 0);
      return [Math.min(...distances), Math.max(...distances)];
    };
    const [left, right] = [reach(-1), reach(1)];
    expect(left[0]).toBeCloseTo(right[0] ?? 0, 1);
    expect(left[1]).toBeCloseTo(right[1] ?? 0, 1);
  });
});
