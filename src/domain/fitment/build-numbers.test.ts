import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { buildNumbers } from './build-numbers.ts';
import { garageClearanceIn } from './ride-height.ts';

const f150 = vehicleOf('ford-f150-2015');
const nothing = { lift: null, wheel: null, tire: null };

/** The worked example uses the nominal 35.000; the catalog's tire measures 34.8. */
const example = {
  vehicle: f150,
  lift: { ...kitOf('bramblecut-fenline-6x5'), rearIn: 6 },
  wheel: wheelOf('basaltline-corbel-18x9-6x135-p0'),
  tire: { ...tireOf('granfell-saltmarch-at-35x1250r18lt'), diameterIn: 35 },
};

test('the worked example comes out as worked', () => {
  const numbers = buildNumbers(example);
  expect(numbers.height.delta).toBeCloseTo(7.46, 2);
  expect(numbers.height.value).toBeCloseTo(84.66, 2);
  expect(numbers.clearance.value).toBeCloseTo(10.86, 2);
  expect(numbers.tireDiameter).toMatchObject({ value: 35, unit: 'in' });
  expect(numbers.poke.value).toBeCloseTo(63.05, 2);
  expect(numbers.innerClearance.value).toBeCloseTo(24.95, 2);
  expect(numbers.backspacing.value).toBeCloseTo(5, 2);
  expect(numbers.backspacingCenter.value).toBeCloseTo(4.5, 2);
  expect(numbers.track.delta).toBeCloseTo(3.46, 2);
  expect(numbers.speedAt65.value).toBeCloseTo(70.93, 2);
});

test('the published diameter of a tire counts, not its name', () => {
  const tire = tireOf('granfell-saltmarch-at-35x1250r18lt');
  expect(buildNumbers({ ...example, tire }).tireDiameter.value).toBe(34.8);
});

test.for(vehicles)('nothing changes on a stock $id', (vehicle) => {
  for (const figure of Object.values(buildNumbers({ vehicle, ...nothing }))) {
    expect(figure.delta ?? 0).toBeCloseTo(0, 6);
  }
  expect(buildNumbers({ vehicle, ...nothing }).poke.value).toBe(0);
});

test('an unknown ground clearance stays unknown; its gain is still known', () => {
  const { clearance } = buildNumbers({ ...example, vehicle: vehicleOf('ford-f150-2004') });
  expect(clearance.value).toBeNull();
  expect(clearance.delta).toBeCloseTo(1.46, 2);
});

test('without the stock offset there is no poke and no track change', () => {
  const vehicle = { ...f150, stockWheel: { ...f150.stockWheel, offsetMm: null } };
  const numbers = buildNumbers({ ...example, vehicle });
  expect([numbers.poke.value, numbers.innerClearance.value, numbers.track.delta]).toEqual([
    null,
    null,
    null,
  ]);
  expect(numbers.backspacing).toMatchObject({ delta: null });
  expect(numbers.backspacing.value).toBeCloseTo(5, 2);
});

test('trap 10: angles exist only where the maker published them, and are approximate', () => {
  expect(buildNumbers(example).approach).toMatchObject({ value: null, approximate: true });
  const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const stock = buildNumbers({ vehicle: wrangler, ...nothing });
  expect(stock.approach.value).toBeCloseTo(wrangler.publishedAngles?.approachDeg ?? 0, 6);
  const lifted = buildNumbers({
    vehicle: wrangler,
    lift: kitOf('farrowpeak-longarm-3.5x3.5'),
    wheel: null,
    tire: tireOf('mossgate-ledgewalker-rt-37x1250r17lt'),
  });
  expect(lifted.approach.delta).toBeGreaterThan(5);
  expect(lifted.departure.delta).toBeGreaterThan(5);
  expect(lifted.approach.approximate).toBe(true);
});

test('a body lift raises the roof and not the bumpers', () => {
  const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const numbers = buildNumbers({
    ...nothing,
    vehicle: wrangler,
    lift: kitOf('tollgate-bodyrise-3x3'),
  });
  expect(numbers.height.delta).toBe(3);
  expect(numbers.approach.delta).toBeCloseTo(0, 6);
});

test('an unverified height is marked approximate and is less certain', () => {
  const { height } = buildNumbers({ vehicle: vehicleOf('ram-1500-2009'), ...nothing });
  expect(height).toMatchObject({ approximate: true, confidence: 'medium' });
});

test('garage clearance is the door height minus the vehicle height', () => {
  expect(garageClearanceIn(84.7, 84)).toBeCloseTo(-0.7);
});

test('breakover grows with the frame, on both sides of the point', () => {
  const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const published = wrangler.publishedAngles?.breakoverDeg ?? 0;
  const stock = buildNumbers({ vehicle: wrangler, ...nothing });
  expect(stock.breakover.value).toBeCloseTo(published, 6);
  const lift = kitOf('farrowpeak-longarm-3.5x3.5');
  const lifted = buildNumbers({ ...nothing, vehicle: wrangler, lift });
  expect(lifted.breakover.delta).toBeGreaterThan(4);
});

test('a spare on the tailgate of unknown depth counts as none', () => {
  const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const departure = (spareProtrusionIn: number | null) =>
    buildNumbers({ ...nothing, vehicle: { ...wrangler, spareProtrusionIn } }).departure.inputs.d;
  expect(departure(null)).toBe(wrangler.rearOverhangIn);
  expect(departure(7)).toBe(wrangler.rearOverhangIn - 7);
});
