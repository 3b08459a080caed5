import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleFactSource } from './vehicle-fact-source.ts';
import { vehicleSchema } from './vehicle-schema.ts';

const f150 = vehicleSchema.parse(records[0]);

test('at least 140 vehicles are on record, parse and keep every field of the file', () => {
  expect(records.length).toBeGreaterThanOrEqual(140);
  for (const record of records) expect(vehicleSchema.parse(record)).toMatchObject(record);
});

test('what no record knows yet is null, not a guess', () => {
  expect(vehicleSchema.parse(records[0])).toMatchObject({
    gawrFrontLb: null,
    gawrRearLb: null,
    minWheelDiameterIn: null,
  });
  // As an earlier release wrote it.
  const { gawrFrontRangeLb: _, gawrRearRangeLb: __, stockLoadIndex: ___, ...record } = f150;
  const suspension = { front: 'ifs', rear: 'solid-leaf' };
  expect(vehicleSchema.parse({ ...record, suspension })).toMatchObject({
    suspension: { frontSpring: null, airOption: null, notes: '' },
    gawrFrontRangeLb: null,
    gawrRearRangeLb: null,
    stockLoadIndex: null,
  });
});

test('a field the schema does not know is refused, so that no fact is dropped in silence', () => {
  expect(() => vehicleSchema.parse({ ...records[0], hubDepthMm: 3 })).toThrow(/hubDepthMm/);
});

test('every record says what its front rides on, with a source', () => {
  for (const vehicle of records.map((record) => vehicleSchema.parse(record))) {
    const { front, frontSpring } = vehicle.suspension;
    expect(vehicleFactSource(vehicle, 'suspension')?.source).not.toMatch(/^Reference file/);
    const onAxle = ['coil', 'leaf'];
    const independent = ['coilover', 'torsion-bar', 'strut', 'air', 'coil', 'varies'];
    expect(front === 'solid-axle' ? onAxle : independent, vehicle.id).toContain(frontSpring);
  }
  const springOf = (id: string) => records.find((one) => one.id === id)?.suspension.frontSpring;
  for (const id of ['silverado-2500hd-2011', 'silverado-2500hd-2020', 'silverado-1500-1999']) {
    expect(springOf(`chevrolet-${id}`)).toBe('torsion-bar');
  }
  expect(springOf('gmc-sierra-2500hd-2011')).toBe('torsion-bar');
  expect(springOf('gmc-sierra-2500hd-2020')).toBe('torsion-bar');
  expect(springOf('dodge-ram-1500-2002')).toBe('varies');
});
