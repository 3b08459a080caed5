import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { boxOf } from '../geometry/curve.ts';
import { hasOwnBody } from '../shapes/vehicle-bodies.ts';
import type { FacePart } from './face-schema.ts';
import { faceOf } from './vehicle-faces.ts';

/** Shapes of equal kind and material, this near to each other, are one shape to a reader. */
const SAME_PLACE_IN = 0.7;
/** Two faces with more than this in common are one face. */
const MOST_IN_COMMON = 0.6;

/** One face on several bodies: two and four doors, a Wrangler with a bed, one cab on two chassis. */
const SAME_FACE: readonly (readonly string[])[] = [
  ['ford-bronco-4dr-2021', 'ford-bronco-2dr-2021'],
  ['jeep-wrangler-jk-2dr-2007', 'jeep-wrangler-jk-4dr-2007'],
  ['jeep-wrangler-jl-2dr-2018', 'jeep-wrangler-jl-4dr-2018', 'jeep-gladiator-2020'],
  ['dodge-ram-1500-2002', 'dodge-ram-2500-2003'],
];

const faces = vehicleSchema
  .array()
  .parse(records)
  .filter(hasOwnBody)
  .map((vehicle) => ({ id: vehicle.id, marks: faceOf(vehicle).parts.map(markOf) }));

test('no face has most of its shapes in common with another', () => {
  const alike = faces.flatMap((one, index) =>
    faces
      .slice(index + 1)
      .filter((other) => inCommon(one.marks, other.marks) > MOST_IN_COMMON)
      .map((other) => [one.id, other.id]),
  );
  const isKnown = (pair: readonly string[]) =>
    SAME_FACE.some((group) => pair.every((id) => group.includes(id)));
  expect(alike.filter((pair) => !isKnown(pair))).toEqual([]);
});

test.each([
  ['jeep-wrangler-jk-4dr-2007', 7],
  ['jeep-wrangler-jl-4dr-2018', 7],
  ['jeep-gladiator-2020', 7],
  ['jeep-grand-cherokee-wk2-2011', 7],
  ['jeep-cherokee-xj-1984', 10],
])('%s has %i upright slots', (id, count) => {
  const vehicle = vehicleSchema
    .array()
    .parse(records)
    .find((one) => one.id === id);
  if (!vehicle) throw new Error(`No ${id}`);
  const slots = faceOf(vehicle).parts.filter(isSlot);
  const drawn = slots.reduce((sum, { kind }) => sum + (kind === 'pair' ? 2 : 1), 0);
  expect(drawn).toBe(count);
});

/** A dark opening, higher than wide, next to others like it. */
function isSlot(part: FacePart): boolean {
  if (part.kind !== 'pair' && part.kind !== 'across') return false;
  if (part.material !== 'dark') return false;
  const { x0, x1, y0, y1 } = boxOf(part.outline);
  const width = part.kind === 'pair' ? x1 - x0 : 2 * x1;
  return width < 4 && y1 - y0 > width && x0 < 18;
}

interface Mark {
  kind: string;
  box: readonly number[];
}

function markOf(part: FacePart): Mark {
  if ('outline' in part) {
    const { x0, x1, y0, y1 } = boxOf(part.outline);
    return { kind: `${part.kind} ${part.material}`, box: [x0, x1, y0, y1] };
  }
  if (part.kind === 'stroke') {
    const { x0, x1, y0, y1 } = boxOf(part.line, false);
    return { kind: part.kind, box: [x0, x1, y0, y1] };
  }
  return { kind: part.kind, box: [part.x, part.y] };
}

function inCommon(one: readonly Mark[], other: readonly Mark[]): number {
  const shared = one.filter((mark) => other.some((its) => isSame(mark, its)));
  return shared.length / Math.max(one.length, other.length);
}

function isSame(one: Mark, other: Mark): boolean {
  const isNear = (value: number, index: number) =>
    Math.abs(value - (other.box[index] ?? Number.NaN)) < SAME_PLACE_IN;
  return one.kind === other.kind && one.box.every(isNear);
}
