import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import { pathPoints, type XY } from '#tests/drawing/path-points.ts';
import { boxOf } from '../geometry/curve.ts';
import type { Box } from '../geometry/outline.ts';
import { bodyShapeOf, hasOwnBody } from '../shapes/vehicle-bodies.ts';
import { stockBuild } from '../stock-build.ts';
import { createSheet } from '../svg/sheet.ts';
import { THEMES } from '../theme.ts';
import { faceParts } from './face-parts.ts';
import type { Face, FacePart } from './face-schema.ts';
import { type FrontScene, frontSize } from './front-scene.ts';
import { frontStanceOf } from './front-stance.ts';
import { faceOf } from './vehicle-faces.ts';

const vehicles = vehicleSchema.array().parse(records);
const drawn = vehicles.filter(hasOwnBody);
const SCALE = 5;
const FRAME = { leftIn: -60, rightIn: 60, topIn: 90, bottomIn: 0 };
/** Edges have a line of their own, so a smaller difference is invisible. */
const LEAST_SEEN_IN = 0.5;

function sceneOf(vehicle: Vehicle): FrontScene {
  const build = stockBuild(vehicle);
  const shape = bodyShapeOf(vehicle);
  const stance = frontStanceOf(vehicle, build);
  const size = frontSize(vehicle, shape, stance);
  const sheet = createSheet('face', SCALE, FRAME);
  const face = faceOf(vehicle);
  return { sheet, vehicle, build, shape, stance, theme: THEMES.light, face, size };
}

/** Room of a part on the right side, with its stroke left out. */
function boxOfPart(part: FacePart): Box {
  if ('outline' in part) return boxOf(part.outline);
  if (part.kind === 'stroke') return boxOf(part.line, false);
  const reach = part.kind === 'hook' ? (part.width ?? 1.7) : part.radius;
  return { x0: part.x - reach, x1: part.x + reach, y0: part.y - reach, y1: part.y + reach };
}

/** Lenses and round lamps between bumper and hood; fog lamps and lamps on the roof are elsewhere. */
function headlamps({ face, shape, size }: FrontScene): Box[] {
  const bumperTop = boxOf(shape.detail.frontBumper.outline).y1;
  const isLamp = (part: FacePart) =>
    part.kind === 'round' ||
    (part.kind === 'pair' && (part.material === 'lens' || part.material === 'smoke'));
  return face.parts
    .filter(isLamp)
    .map(boxOfPart)
    .filter(({ y0, y1 }) => y1 > bumperTop && y0 < size.cowlY);
}

function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** Every point of the drawn parts, in inches from the center line and above the ground. */
function drawnPoints(scene: FrontScene): XY[] {
  const svg = faceParts(scene).replace(/<g clip-path[\s\S]*?<\/g>/g, '');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => pathPoints(d));
  return paths.map(([x, y]) => [x / SCALE + FRAME.leftIn, FRAME.topIn - y / SCALE]);
}

describe.each(vehicles)('$id', (vehicle) => {
  const scene = sceneOf(vehicle);
  const { face, size, shape } = scene;

  test('has its headlamps in the face: over the bumper, under the hood’s edge', () => {
    const lamps = headlamps(scene);
    expect(lamps).not.toHaveLength(0);
    const { x0, x1, y0, y1 } = around(lamps);
    expect(x0).toBeGreaterThan(size.halfWidth * 0.25);
    expect(x1).toBeLessThan(size.halfWidth);
    expect(y0).toBeGreaterThan(boxOf(shape.detail.frontBumper.outline).y0);
    expect(y1).toBeLessThan(face.leadY + LEAST_SEEN_IN);
  });

  test('is the same on both sides and no wider than the body', () => {
    const points = drawnPoints(scene);
    const reach = (side: 1 | -1) => Math.max(...points.map(([x]) => x * side));
    expect(reach(1)).toBeCloseTo(reach(-1), 1);
    expect(reach(1)).toBeLessThan(size.halfWidth + LEAST_SEEN_IN);
    expect(reach(1)).toBeGreaterThan(size.halfWidth * 0.75);
  });

  test('ends below where its bumper does, and its hood between lamps and windshield', () => {
    const lowest = Math.min(...drawnPoints(scene).map(([, y]) => y));
    expect(lowest).toBeGreaterThan(6);
    expect(face.bottomY).toBeLessThan(boxOf(shape.detail.frontBumper.outline).y1);
    expect(face.leadY).toBeLessThan(size.cowlY + LEAST_SEEN_IN);
  });
});

const LAMP_TOP_IN = 1.8;
// In front a lamp is seen whole, from the side only what wraps around the fender.
const LAMP_FOOT_IN = 3.2;

describe.each(drawn)('$id from both views', (vehicle) => {
  const scene = sceneOf(vehicle);
  const fromSide = scene.shape.detail.lamps
    .filter(({ kind }) => kind === 'head')
    .map(({ outline }) => boxOf(outline));

  test.runIf(fromSide.length > 0)('has its headlamps at one height', () => {
    const [front, side] = [around(headlamps(scene)), around(fromSide)];
    expect(Math.abs(front.y1 - side.y1)).toBeLessThan(LAMP_TOP_IN);
    expect(Math.abs(front.y0 - side.y0)).toBeLessThan(LAMP_FOOT_IN);
  });
});

test('a face on another vehicle is stretched to its width and keeps its heights', () => {
  const [vehicle] = drawn;
  if (!vehicle) throw new Error('The reference file is empty');
  const wide = { ...vehicle, widthIn: vehicle.widthIn * 1.1 };
  const [own, other] = [faceOf(vehicle), faceOf(wide)];
  const boxes = (face: Face) => face.parts.map(boxOfPart);
  boxes(other).forEach((box, index) => {
    expect(box.y1).toBeCloseTo(boxes(own)[index]?.y1 ?? 0, 1);
  });
  expect(around(boxes(other)).x1).toBeCloseTo(around(boxes(own)).x1 * 1.1, 0);
  expect(other.widthIn).toBeCloseTo(wide.widthIn);
});
