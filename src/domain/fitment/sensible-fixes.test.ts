import { expect, test } from 'vitest';
import {
  catalog,
  kitOf,
  kits,
  tireOf,
  vehicleOf,
  vehicles,
  wheelOf,
} from '#tests/factories/demo-records.ts';
import { type FitTire, stockDiameterIn } from './build.ts';
import { placesToFix } from './fix-places.ts';
import { reason } from './reasons.ts';
import { assessFitment } from './rules.ts';
import { liftKitsFor, tiresFor } from './selection.ts';
import { type Suggestion, solve, suggestFixes } from './solve.ts';
import { treadDistance } from './tread.ts';

const whole = { liftKits: kits, wheels: catalog.wheels, tires: catalog.tires };
const f150 = vehicleOf('ford-f150-2021');
const trucks = [
  'ford-f150-2021',
  'jeep-wrangler-jl-4dr-2018',
  'toyota-tacoma-2016',
  'toyota-4runner-2010',
].map(vehicleOf);
const allTerrain = catalog.tires.filter(({ type }) => type === 'A/T');

function wheelsOn(vehicle: (typeof vehicles)[number]) {
  return catalog.wheels.filter(({ boltPatterns }) => boltPatterns.includes(vehicle.boltPattern));
}

test('a build that only needs work is offered one other part, and never one that nothing speaks against', () => {
  let offered = 0;
  for (const vehicle of trucks) {
    const [wheel = null] = wheelsOn(vehicle);
    for (const tire of allTerrain) {
      const build = { vehicle, lift: null, wheel, tire };
      const assessment = assessFitment(build);
      if (assessment.verdict !== 'fits-with-work') continue;
      const named = placesToFix(assessment);
      for (const { changes } of suggestFixes(build, whole)) {
        expect(changes).toHaveLength(1);
        expect(named).toContain(changes[0]?.place);
        offered += 1;
      }
    }
  }
  expect(offered).toBeGreaterThan(0);
});

test('of fixes with the same result the cheapest comes first, and going back to stock last', () => {
  let compared = 0;
  for (const vehicle of trucks) {
    const [wheel = null] = wheelsOn(vehicle);
    for (const tire of allTerrain) {
      const fixes = suggestFixes(
        { vehicle, lift: kitOf('bramblecut-fenline-4x3'), wheel, tire },
        whole,
      );
      const kept = fixes.filter(({ changes }) => changes.every(({ to }) => to !== null));
      const [first, second] = kept.filter(
        ({ assessment }) => assessment.verdict === kept[0]?.assessment.verdict,
      );
      if (!first || !second) continue;
      if (
        treadDistance(tire, tireIn(first) ?? tire) !== treadDistance(tire, tireIn(second) ?? tire)
      )
        continue;
      expect(first.priceCents).toBeLessThanOrEqual(second.priceCents);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(0);
});

/** The new tire of a fix, or null if it keeps the tire. */
function tireIn({ changes }: Suggestion) {
  return changes.find(({ place }) => place === 'tire')?.to as FitTire | null | undefined;
}

test('no fix puts highway tires on a truck with off-road ones', () => {
  for (const vehicle of trucks) {
    const [wheel = null] = wheelsOn(vehicle);
    for (const tire of allTerrain) {
      for (const { changes } of suggestFixes({ vehicle, lift: null, wheel, tire }, whole)) {
        const types = changes.flatMap((one) =>
          one.place === 'tire' && one.to ? [one.to.type] : [],
        );
        expect(types).not.toContain('H/T');
      }
    }
  }
});

test('another size of the same tire is nearer than another tire', () => {
  const tire = tireOf('mossgate-bogmarch-mt-35x1250r18lt');
  const wheel = wheelOf('basaltline-corbel-18x9-6x135-p0');
  const [other] = suggestFixes({ vehicle: f150, lift: null, wheel, tire }, whole).filter(
    ({ changes }) => changes[0]?.place === 'tire',
  );
  expect(other?.changes).toMatchObject([{ to: { lineId: 'mossgate-bogmarch-mt', type: 'M/T' } }]);
});

test('the finder answers with tires larger than the truck’s own, and with no highway tire', () => {
  for (const vehicle of vehicles) {
    const overIn = stockDiameterIn(vehicle) + 0.25;
    const wishes = { maxPriceCents: null, maxHeightIn: null, keepsGearing: false, most: 5 };
    const found = solve({ vehicle, work: 'no-trimming', overIn, ...wishes }, whole);
    for (const { tire, diameterIn } of found) {
      expect(tire?.type).not.toBe('H/T');
      expect(diameterIn).toBeGreaterThan(overIn);
    }
  }
});

test('a kit made for the truck comes before a spacer sold for other trucks', () => {
  const [first] = liftKitsFor(vehicleOf('jeep-wrangler-jl-4dr-2018'), kits);
  expect(first?.item.for).toContain('Wrangler');
  const [onFord] = liftKitsFor(f150, kits);
  expect(onFord?.item.for).toContain('IFS');
});

test('under a lift highway tires come after the others of their height', () => {
  const fitting = tiresFor(f150, { lift: kitOf('bramblecut-fenline-4x3') }, catalog.tires);
  const tall = fitting.filter(({ item, assessment }) => {
    return assessment.verdict === 'fits' && Math.round(item.diameterIn) === 33;
  });
  const types = tall.map(({ item }) => item.type);
  expect(types.indexOf('H/T')).toBeGreaterThan(types.lastIndexOf('A/T'));
});

test('what is no certain tire has no tread to be near to', () => {
  expect(treadDistance(null, { type: 'A/T' })).toBe(0);
  expect(treadDistance({ type: 'H/T' }, {})).toBe(0);
  expect(treadDistance({ type: 'H/T' }, { type: 'M/T' })).toBe(3);
});

test('a reason about the whole build can be met with any of its parts, a note with none', () => {
  const reasons = (decides: boolean) => [
    reason({
      code: 'unknown.offset',
      verdict: 'unknown',
      decides,
      source: { label: 'the shop', date: null, confidence: 'high' },
      confidence: 'high',
    }),
  ];
  expect(placesToFix({ reasons: reasons(true) })).toEqual(['lift', 'wheel', 'tire']);
  expect(placesToFix({ reasons: reasons(false) })).toEqual([]);
});
