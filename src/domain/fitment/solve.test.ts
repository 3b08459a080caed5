import fc from 'fast-check';
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
import { solveByForce, suggestByForce } from '#tests/oracles/solve-by-force.ts';
import { type FitBuild, factoryTire, factoryWheel, stockDiameterIn } from './build.ts';
import { gearDropPercent } from './gearing.ts';
import { partDistanceIn } from './part-distance.ts';
import { REGEAR_FROM_PERCENT } from './re-gear-rules.ts';
import { assessFitment } from './rules.ts';
import { type SolveRequest, type Suggestion, solve, suggestFixes, tireShape } from './solve.ts';

const whole = { liftKits: kits, wheels: catalog.wheels, tires: catalog.tires };
const noWishes = {
  maxPriceCents: null,
  maxHeightIn: null,
  keepsGearing: false,
  overIn: null,
  most: 3,
} as const;
const f150 = vehicleOf('ford-f150-2021');

function ask(wishes: Partial<SolveRequest>): SolveRequest {
  return { vehicle: f150, work: 'none', ...noWishes, ...wishes };
}

const wheelsFor = ({ boltPattern }: SolveRequest['vehicle']) =>
  catalog.wheels.filter((one) => one.boltPatterns.includes(boltPattern));
const withWheels = vehicles.filter((vehicle) => wheelsFor(vehicle).length > 0);

/** Parts with a chance of fitting the vehicle, so that small catalogs have answers. */
const smallCase = fc.constantFrom(...withWheels).chain((vehicle) =>
  fc.record({
    vehicle: fc.constant(vehicle),
    liftKits: fc.subarray(kits, { maxLength: 6 }),
    wheels: fc.subarray(wheelsFor(vehicle), { minLength: 1, maxLength: 7 }),
    tires: fc.subarray(catalog.tires, { minLength: 4, maxLength: 24 }),
  }),
);

const wishes = fc.record({
  work: fc.constantFrom('none' as const, 'no-trimming' as const, 'any' as const),
  maxPriceCents: fc.option(fc.integer({ min: 100_000, max: 900_000 })),
  maxHeightIn: fc.option(fc.integer({ min: 70, max: 90 })),
  keepsGearing: fc.boolean(),
  overIn: fc.option(fc.integer({ min: 28, max: 36 })),
  most: fc.integer({ min: 1, max: 6 }),
});

test('the solver finds what trying every combination finds', () => {
  fc.assert(
    fc.property(smallCase, wishes, ({ vehicle, ...parts }, wished) => {
      const request = { vehicle, ...wished };
      expect(solve(request, parts)).toEqual(solveByForce(request, parts));
    }),
    { numRuns: 150 },
  );
});

test('no answer is smaller than the truck’s own tire or worse than asked, and no two look alike', () => {
  fc.assert(
    fc.property(smallCase, wishes, ({ vehicle, ...parts }, wished) => {
      const overIn = stockDiameterIn(vehicle);
      const answers = solve({ vehicle, ...wished, overIn }, parts);
      for (const { diameterIn, assessment } of answers) {
        expect(diameterIn).toBeGreaterThan(overIn);
        const taken = wished.work === 'none' ? ['fits'] : ['fits', 'fits-with-work'];
        expect(taken).toContain(assessment.verdict);
      }
      const shapes = answers.map(({ tire }) => tire && tireShape(tire.size));
      expect(new Set(shapes).size).toBe(shapes.length);
    }),
    { numRuns: 150 },
  );
});

test('one height and width is answered once, on the wheel diameter that does best', () => {
  const shapes = solve(ask({ work: 'any', most: 8 }), whole).flatMap(({ tire }) =>
    tire ? [tireShape(tire.size)] : [],
  );
  expect(shapes).toEqual([...new Set(shapes)]);
  expect(tireShape('35x12.50R17LT')).toBe(tireShape('35x12.50R20LT'));
  expect(tireShape('LT285/70R17')).not.toBe(tireShape('LT285/70R18'));
});

test('the largest tire that needs no work on a 2021 F-150 is a 35 on a 4 in kit', () => {
  const [best] = solve(ask({}), whole);
  expect(best).toMatchObject({
    tire: { size: '35x12.50R17LT' },
    lift: { sku: 'bramblecut-fenline-4x3' },
    assessment: { verdict: 'fits' },
  });
});

test('wishes combine: under a price, under a door, in the gears it has', () => {
  const request = ask({
    work: 'no-trimming',
    maxPriceCents: 400_000,
    maxHeightIn: 79,
    keepsGearing: true,
  });
  const answers = solve(request, whole);
  expect(answers).not.toHaveLength(0);
  for (const { priceCents, heightIn, diameterIn, assessment } of answers) {
    expect(priceCents).toBeLessThanOrEqual(400_000);
    expect(heightIn).toBeLessThanOrEqual(79);
    const change = { stockDiameterIn: stockDiameterIn(f150), fittedDiameterIn: diameterIn };
    expect(gearDropPercent(change)).toBeLessThan(REGEAR_FROM_PERCENT);
    const codes = assessment.reasons.map((one) => one.code);
    expect(codes).not.toContain('tire.trim');
    expect(codes).not.toContain('tire.over');
  }
});

test('a kit that requires a re-gear does not keep the gearing', () => {
  const wrangler = { vehicle: vehicleOf('jeep-wrangler-jl-4dr-2018'), work: 'any' as const };
  const free = solve(ask({ ...wrangler, most: 1 }), whole);
  expect(free[0]?.diameterIn).toBeGreaterThan(36);
  const kept = solve(ask({ ...wrangler, most: 1, keepsGearing: true }), whole);
  expect(kept[0]?.diameterIn).toBeLessThan(36);
});

test('a truck that nothing settles gets no answer but itself', () => {
  const answers = solve(ask({ maxPriceCents: 0 }), whole);
  expect(answers).toMatchObject([{ lift: null, wheel: null, tire: null, priceCents: 0 }]);
});

test('the full demo catalogue is solved within 100 ms', () => {
  const hardest = ask({ vehicle: vehicleOf('toyota-4runner-2010') });
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now();
    solve(hardest, whole);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});

const anyBuild = smallCase.chain(({ vehicle, ...parts }) =>
  fc.record({
    parts: fc.constant(parts),
    build: fc.record({
      vehicle: fc.constant(vehicle),
      lift: fc.constantFrom(null, ...parts.liftKits),
      wheel: fc.constantFrom(null, ...parts.wheels),
      tire: fc.constantFrom(null, ...parts.tires),
    }),
  }),
);

test('a suggestion is what trying every change finds, and never makes things worse', () => {
  fc.assert(
    fc.property(anyBuild, ({ build, parts }) => {
      const found = suggestFixes(build, parts);
      const expected = suggestByForce(build, parts);
      expect(found.map(({ changes }) => changes.length)).toEqual(
        found.map(() => expected?.changes),
      );
      expect(found[0]?.assessment.verdict).toBe(expected?.verdict);
      for (const one of found) expect(assessFitment(apply(build, one))).toEqual(one.assessment);
    }),
    { numRuns: 60 },
  );
});

/** Replaces null by stock height and factory parts, as the build page does. */
function apply(build: FitBuild, { assessment, changes }: Suggestion): FitBuild {
  const changed = Object.fromEntries(changes.map(({ place, to }) => [place, to]));
  const next = { ...build, ...changed };
  expect(['fits', 'fits-with-work']).toContain(assessment.verdict);
  return {
    ...next,
    wheel: 'wheel' in changed ? (next.wheel ?? factoryWheel(build.vehicle)) : next.wheel,
    tire: 'tire' in changed ? (next.tire ?? factoryTire(build.vehicle)) : next.tire,
  };
}

test('a wrong bolt pattern is settled by the same wheel in the right one', () => {
  const build = {
    vehicle: vehicleOf('toyota-tacoma-2016'),
    lift: null,
    wheel: wheelOf('basaltline-corbel-17x9-6x135-p0'),
    tire: tireOf('granfell-saltmarch-at-lt26570r17'),
  };
  const [first] = suggestFixes(build, whole);
  expect(first?.changes).toMatchObject([
    { place: 'wheel', to: { boltPatterns: ['6x139.7'], diameterIn: 17 } },
  ]);
});

test('a tire too tall for stock height is settled by a kit or by a smaller tire', () => {
  const build = {
    vehicle: f150,
    lift: null,
    wheel: wheelOf('basaltline-corbel-18x9-6x135-p0'),
    tire: tireOf('granfell-saltmarch-at-35x1250r18lt'),
  };
  const places = suggestFixes(build, whole).map(({ changes }) => changes[0]?.place);
  expect(places.toSorted()).toEqual(['lift', 'tire']);
});

test('a re-gear that the kit requires is avoided by the next smaller tire', () => {
  const build = {
    vehicle: vehicleOf('jeep-wrangler-jl-4dr-2018'),
    lift: kitOf('farrowpeak-longarm-3.5x3.5'),
    wheel: wheelOf('basaltline-ashlar-bl-17x9-5x127-m38'),
    tire: tireOf('mossgate-ledgewalker-rt-37x1250r17lt'),
  };
  expect(suggestFixes(build, whole)[0]).toMatchObject({
    changes: [{ place: 'tire', to: { size: '35x12.50R17LT' } }],
    assessment: { verdict: 'fits' },
  });
});

test('what fits needs no suggestion', () => {
  expect(suggestFixes({ vehicle: f150, lift: null, wheel: null, tire: null }, whole)).toEqual([]);
});

test('what a second lift spoils no other part settles', () => {
  const build = { vehicle: f150, lift: null, wheel: null, tire: null };
  const secondLift = kitOf('stonewell-hd-radius-2.5x0');
  expect(suggestFixes({ ...build, secondLift }, whole)).toEqual([]);
});

test('where every part is wrong, all of them change, factory parts among the choices', () => {
  const build = {
    vehicle: f150,
    lift: kitOf('stonewell-hd-radius-2.5x0'),
    wheel: wheelOf('basaltline-corbel-18x9-8x170-p18'),
    tire: { ...tireOf('granfell-saltmarch-at-lt27565r18'), size: 'big' },
  };
  const [first] = suggestFixes(build, { liftKits: [], wheels: [], tires: [] });
  expect(first).toMatchObject({ priceCents: 0, assessment: { verdict: 'fits' } });
  expect(first?.changes).toEqual([
    { place: 'lift', to: null },
    { place: 'wheel', to: null },
    { place: 'tire', to: null },
  ]);
});

test('a kit whose maker asks for gears is no answer for who keeps theirs', () => {
  const demanding = { ...kitOf('cairnwell-levelset-2x0'), reGear: 'required with 33 in and up' };
  const tires = [tireOf('granfell-saltmarch-at-lt29570r18')];
  const parts = { ...whole, liftKits: [demanding], tires };
  const kits = (keepsGearing: boolean) =>
    solve(ask({ work: 'any', keepsGearing }), parts).map(({ lift }) => lift?.sku);
  expect(kits(false)).toContain(demanding.sku);
  expect(kits(true)).not.toContain(demanding.sku);
});

test('of equals the first stock number is taken, whatever the order of the catalogue', () => {
  const raptor = vehicleOf('ford-f150-raptor-2017');
  const tire = tireOf('mossgate-ledgewalker-rt-35x1250r17lt');
  const tires = [
    { ...tire, sku: 'b' },
    { ...tire, sku: 'a', rimMinIn: 8 },
    { ...tire, sku: 'c' },
    { ...tire, sku: 'aa', rimMinIn: 8 },
  ];
  for (const listed of [tires, tires.toReversed()]) {
    const parts = { ...whole, tires: listed };
    const [best] = solve(ask({ vehicle: raptor, most: 1 }), parts);
    expect(best).toMatchObject({ wheel: null, tire: { sku: 'a' } });
    const tooTall = { ...tire, size: '40x13.50R17LT', diameterIn: 39.5 };
    const build = { vehicle: raptor, lift: null, wheel: null, tire: tooTall };
    expect(suggestFixes(build, parts)[0]?.changes).toMatchObject([{ to: { sku: 'a' } }]);
  }
});

test('parts without an offset or a readable size are no nearer for it', () => {
  const wheel = { ...wheelOf('basaltline-corbel-18x9-6x135-p0'), offsetMm: null };
  const tire = { ...tireOf('granfell-saltmarch-at-lt27565r18'), size: '?' };
  const build = { vehicle: f150, lift: null, wheel, tire };
  expect(partDistanceIn(build, build)).toBe(0);
  expect(partDistanceIn(build, { ...build, wheel: null, tire: null })).toBe(0);
  const moved = { ...build, wheel: { ...wheel, offsetMm: 25.4 } };
  expect([partDistanceIn(build, moved), partDistanceIn(moved, build)]).toEqual([1, 1]);
});
