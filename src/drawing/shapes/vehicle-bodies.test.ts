import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { boxOf } from '../geometry/curve.ts';
import { frontOverhangOf } from '../vehicle-geometry.ts';
import { bodyShapeOf, hasOwnBody } from './vehicle-bodies.ts';

const vehicles = vehicleSchema.array().parse(records);

test.each(vehicles)('$id keeps the length and height of its record', (vehicle) => {
  const { envelope } = bodyShapeOf(vehicle);
  const overhang = frontOverhangOf(vehicle);
  expect(envelope.x0).toBeCloseTo(-overhang, 2);
  expect(envelope.x1).toBeCloseTo(vehicle.lengthIn - overhang, 2);
  expect(envelope.y1).toBeCloseTo(vehicle.heightIn, 2);
});

test.each(vehicles)('$id clears its stock tires with both wheel openings', (vehicle) => {
  const { archFront, archRear } = bodyShapeOf(vehicle);
  const { diameterIn } = vehicle.stockTire;
  for (const arch of [archFront, archRear]) {
    expect(arch.crown).toBeGreaterThan(diameterIn + 1);
    expect(arch.halfWidth).toBeGreaterThan(diameterIn / 2);
  }
});

test('a vehicle without an entry is drawn as the nearest body of its style', () => {
  const [known] = vehicles;
  if (!known) throw new Error('The reference file is empty');
  const stranger = { ...known, id: 'somebody-elses-truck' };
  expect(bodyShapeOf(stranger).template).toBe('ford-f150-2021');
  const extended = { ...stranger, bodyStyle: 'extended-cab-pickup' as const };
  expect(bodyShapeOf(extended).template).toBe('chevrolet-silverado-1500-1999');
  const midsize = { ...stranger, wheelbaseIn: 128, lengthIn: 211 };
  expect(bodyShapeOf(midsize).template).toBe('ford-ranger-2024');
  const suv = { ...stranger, bodyStyle: 'suv-4door' as const, spareProtrusionIn: null };
  expect(bodyShapeOf(suv).template).toBe('chevrolet-tahoe-2021');
});

test('a vehicle without a body is drawn as the one that its record names, in its own size', () => {
  const waiting = vehicles.filter((vehicle) => !hasOwnBody(vehicle));
  for (const vehicle of waiting) {
    expect(bodyShapeOf(vehicle).template, vehicle.id).toBe(vehicle.standInBody);
  }
  const [known] = vehicles;
  if (!known) throw new Error('The reference file is empty');
  const stranger = { ...known, id: 'somebody-elses-truck', standInBody: 'ford-ranger-2024' };
  expect(bodyShapeOf(stranger).template).toBe('ford-ranger-2024');
  const gone = { ...stranger, standInBody: 'no-such-body' };
  expect(bodyShapeOf(gone).template).toBe('ford-f150-2021');
});

test('the silhouette spans cab and bed', () => {
  const truck = vehicles.find(({ id }) => id === 'jeep-gladiator-2020');
  if (!truck) throw new Error('No Gladiator');
  const { silhouette, cab, bed } = bodyShapeOf(truck);
  const whole = boxOf(silhouette);
  expect(whole.x0).toBeCloseTo(boxOf(cab).x0, 1);
  expect(whole.x1).toBeCloseTo(boxOf(bed ?? []).x1, 1);
});
