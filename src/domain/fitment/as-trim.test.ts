import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { asTrim } from './as-trim.ts';
import { factoryTire, factoryWheel } from './build.ts';
import { assessFitment, checkLift } from './rules.ts';

const trims = vehicles.flatMap((vehicle) =>
  (vehicle.trims ?? [])
    .filter(({ rows }) => rows !== 'none')
    .map((trim) => ({ vehicle, trim, name: `${vehicle.id}: ${trim.name}` })),
);

test.for(trims)(
  '$name: its own tires on its own wheels at its own height fit',
  ({ vehicle, trim }) => {
    const own = asTrim(vehicle, trim.id);
    const parts = { wheel: factoryWheel(own), tire: factoryTire(own) };
    const { verdict, reasons } = assessFitment({ vehicle: own, lift: null, ...parts });
    expect(verdict, reasons.map(({ code }) => code).join()).toBe('fits');
  },
);

test('a trim that is not known, or not on record, is the record', () => {
  const jl = vehicleOf('jeep-wrangler-jl-4dr-2018');
  expect(asTrim(jl, null)).toBe(jl);
  expect(asTrim(jl, 'moab')).toBe(jl);
});

test('35s are refused on a Sport at stock height and take work on a Rubicon; without the trim they are unknown', () => {
  const jl = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const tire = tireOf('granfell-saltmarch-at-35x1250r17lt');
  const onTrim = (trim: string | null) =>
    assessFitment({ vehicle: asTrim(jl, trim), lift: null, wheel: null, tire }).verdict;
  expect([onTrim('rubicon'), onTrim('sport-sport-s'), onTrim(null)]).toEqual([
    'fits-with-work',
    'does-not-fit',
    'unknown',
  ]);
});

test('a spacer is refused on springs that are taller from the factory, and on a truck without a front axle', () => {
  const codeOf = (id: string, trim: string) =>
    checkLift(asTrim(vehicleOf(id), trim), kitOf('cairnwell-levelset-2x0'))[0]?.code;
  expect(codeOf('ford-f150-2021', 'xlt-lariat-4x4-18-in')).toBe('lift.ok');
  expect(codeOf('ford-f150-2021', 'tremor')).toBe('lift.notFor');
  const undriven = vehicleOf('ford-superduty-2017').trims?.find(({ drive }) => drive === '2WD');
  expect(codeOf('ford-superduty-2017', undriven?.id ?? '')).toBe('lift.notFor');
});

test('a fact that the record has gained is one of the trim, too', () => {
  const f150 = vehicleOf('ford-f150-2021');
  expect(asTrim(f150, 'tremor').gawrRearLb).toBeNull();
  expect(asTrim({ ...f150, gawrRearLb: 4_000 }, 'tremor').gawrRearLb).toBe(4_000);
  expect(asTrim(f150, 'tremor')).toBe(asTrim(f150, 'tremor'));
});

test('what a trim only asks does not soften what the record refuses', () => {
  const f150 = vehicleOf('ford-f150-2021');
  const kit = kitOf('dunmark-stratagem-2x1');
  const refused = {
    list: kit.for,
    answer: 'no',
    why: 'no kit is made',
    confidence: 'high',
  } as const;
  const codeOn = (vehicle: typeof f150) => checkLift(asTrim(vehicle, 'tremor'), kit)[0]?.code;
  expect(codeOn(f150)).toBe('lift.unknown');
  expect(codeOn({ ...f150, kitAnswers: [refused] })).toBe('lift.notFor');
});

test('limits of a trim below the record’s first row are no row', () => {
  const f150 = vehicleOf('ford-f150-2021');
  const liftTire = f150.liftTire.filter(({ liftIn }) => liftIn > 0);
  const [first] = asTrim({ ...f150, liftTire }, 'tremor').liftTire;
  expect(first?.liftIn).toBe(liftTire[0]?.liftIn);
});

test('a trim that the record does not cover has no answer for tires', () => {
  const f150 = vehicleOf('ford-f150-2021');
  const tire = tireOf('granfell-saltmarch-at-35x1250r18lt');
  const build = { vehicle: asTrim(f150, 'lightning-ev'), lift: null, wheel: null, tire };
  expect(assessFitment(build).verdict).toBe('unknown');
});
