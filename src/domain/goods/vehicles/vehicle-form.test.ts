import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/catalog/index.ts';
import { typedVehicle } from './typed-vehicle.ts';
import { vehicleValues } from './vehicle-values.ts';

const vehicles = vehicleSchema
  .array()
  .parse(records)
  .map((vehicle) => ({ ...vehicle, status: 'active' as const }));
const today = '2026-11-28';

test('every record of the product, sent as its form shows it, is what it was', () => {
  for (const before of vehicles) {
    const form = vehicleValues(before);
    expect(typedVehicle({ form, id: before.id, before, shipped: before, today })).toEqual(before);
  }
});
