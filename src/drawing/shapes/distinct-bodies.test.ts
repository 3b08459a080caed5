import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import { boxOf, piecesOf, type XY } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { bodyShapeOf, hasOwnBody } from './vehicle-bodies.ts';

const vehicles = vehicleSchema.array().parse(records).filter(hasOwnBody);

/** All bodies are compared at this wheelbase, so that size alone does not distinguish them. */
const COMMON_WHEELBASE_IN = 140;
const CLEARLY_APART_IN = 2;
const STEP_IN = 3;

/** One body sold under two names: distinguished as the reason says, not by the shell. */
const SAME_BODY: readonly (readonly [one: string, other: string, reason: string])[] = [
  ['dodge-ram-1500-2002', 'dodge-ram-2500-2003', 'one body on two chassis: stance, lips, mirrors'],
  [
    'chevrolet-silverado-1500-2014',
    'gmc-sierra-1500-2014',
    'one cab and box: nose, lamps, wheel openings',
  ],
  [
    'chevrolet-silverado-2500hd-2020',
    'gmc-sierra-2500hd-2020',
    'one cab and box: nose, lamps, wheel openings',
  ],
];

interface Marks {
  id: string;
  shell: XY[];
  glass: XY[];
}

const marks = vehicles.map(marksOf);

test('at equal wheelbase every body differs from every other by its outline or its glass', () => {
  const alike = pairsOf(marks)
    .filter(([a, b]) => apart(a.shell, b.shell) < CLEARLY_APART_IN)
    .filter(([a, b]) => apart(a.glass, b.glass) < CLEARLY_APART_IN)
    .map(([a, b]) => [a.id, b.id].join(' and '));
  const known = SAME_BODY.map(([one, other]) => [one, other].join(' and '));
  expect(alike.filter((pair) => !known.includes(pair))).toEqual([]);
});

test.each(SAME_BODY)('%s and %s share a body and are drawn differently (%s)', (one, other) => {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  expect(a.template).not.toBe(b.template);
  const marked = (shape: typeof a) => ({
    lamps: shape.detail.lamps,
    mirror: shape.detail.mirror,
    archFront: shape.archFront,
  });
  expect(marked(a)).not.toEqual(marked(b));
});

test('an extended cab has a rear door without a handle, shorter than the front door', () => {
  const extended = vehicles.filter(({ bodyStyle }) => bodyStyle === 'extended-cab-pickup');
  expect(extended).not.toHaveLength(0);
  for (const vehicle of extended) {
    const { handles, shutLines } = bodyShapeOf(vehicle).detail;
    expect(handles).toHaveLength(1);
    const [, front = 0, rear = 0] = shutLines.map(widthOf);
    expect(rear).toBeLessThan(front * 0.75);
  }
});

test('a crew cab has a handle on both doors of a side', () => {
  const crew = vehicles.filter(({ bodyStyle }) => bodyStyle === 'crew-cab-pickup');
  for (const vehicle of crew) expect(bodyShapeOf(vehicle).detail.handles).toHaveLength(2);
});

function shapeOf(id: string) {
  const vehicle = vehicles.find((item) => item.id === id);
  if (!vehicle) throw new Error(`No record ${id}`);
  return bodyShapeOf(vehicle);
}

function widthOf(line: Outline): number {
  const { x0, x1 } = boxOf(line, false);
  return x1 - x0;
}

function marksOf(vehicle: Vehicle): Marks {
  const { silhouette, detail } = bodyShapeOf(vehicle);
  const scale = COMMON_WHEELBASE_IN / vehicle.wheelbaseIn;
  return {
    id: vehicle.id,
    shell: dotted(silhouette, scale),
    glass: detail.glass.flatMap((pane) => dotted(pane, scale)),
  };
}

/** Points along an outline, a few inches apart. */
function dotted(outline: Outline, scale: number): XY[] {
  return piecesOf(outline).flatMap(({ from, control, to }) => {
    const bend = control ?? [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(1, Math.ceil(length / STEP_IN));
    return Array.from({ length: steps }, (_, step): XY => {
      const along = (axis: 0 | 1) => {
        const t = step / steps;
        return lerp(lerp(from[axis], bend[axis], t), lerp(bend[axis], to[axis], t), t) * scale;
      };
      return [along(0), along(1)];
    });
  });
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

/** The greatest distance of a point on either outline from the nearest on the other. */
function apart(a: readonly XY[], b: readonly XY[]): number {
  return Math.max(farthest(a, b), farthest(b, a));
}

function farthest(points: readonly XY[], from: readonly XY[]): number {
  let most = 0;
  for (const point of points) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of from) {
      nearest = Math.min(nearest, (point[0] - other[0]) ** 2 + (point[1] - other[1]) ** 2);
    }
    most = Math.max(most, nearest);
  }
  return Math.sqrt(most);
}
