import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from './vehicle-schema.ts';

test('all 64 vehicles parse and keep every field of the file', () => {
  expect(records).toHaveLength(64);
  for (const record of records) expect(vehicleSchema.parse(record)).toMatchObject(record);
});

test('what no record knows yet is null, not a guess', () => {
  expect(vehicleSchema.parse(records[0])).toMatchObject({
    gawrFrontLb: null,
    gawrRearLb: null,
    stockLoadIndex: null,
    minWheelDiameterIn: null,
  });
});

test('a field the schema does not know is refused, so that no fact is dropped in silence', () => {
  expect(() => vehicleSchema.parse({ ...records[0], hubDepthMm: 3 })).toThrow(/hubDepthMm/);
});
