import fc from 'fast-check';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { faultsOf, idsOf, usesOf } from '#tests/drawing/well-formed.ts';
import {
  type DrawingOptions,
  drawFront,
  drawSide,
  stockBuild,
  type VehicleBuild,
  WHEEL_DESIGNS,
  WHEEL_FINISHES,
} from './index.ts';

const vehicles = vehicleSchema.array().parse(records);
const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);
const finish = fc.constantFrom('solid' as const, 'metallic' as const);

/** Everything the build page can request, and a little more. */
const builds: fc.Arbitrary<VehicleBuild> = fc.record({
  liftFrontIn: inches(-2, 10),
  liftRearIn: inches(-2, 10),
  paint: fc.record({
    colour,
    finish,
    roof: fc.option(fc.record({ colour, finish })),
    flares: fc.constantFrom('stock', 'body', 'black'),
    trim: fc.constantFrom('stock', 'black', 'chrome', 'body'),
  }),
  tire: fc.record({
    diameterIn: inches(27, 42),
    sectionIn: inches(8, 15),
    tread: fc.constantFrom('H/T', 'A/T', 'R/T', 'M/T'),
    label: fc.option(fc.string(), { nil: undefined }),
  }),
  wheel: fc.record({
    diameterIn: fc.integer({ min: 15, max: 24 }),
    widthIn: inches(6, 14),
    offsetMm: fc.option(fc.integer({ min: -76, max: 60 })),
    design: fc.constantFrom(...WHEEL_DESIGNS),
    finish: fc.constantFrom(...WHEEL_FINISHES),
  }),
});

const options: fc.Arbitrary<DrawingOptions> = fc.record({
  id: fc.constant('any'),
  theme: fc.constantFrom('light', 'dark', 'page'),
  dimensions: fc.constantFrom('none', 'lines', 'upright', 'labelled'),
  ghost: fc.boolean(),
  ground: fc.boolean(),
  live: fc.boolean(),
  person: fc.boolean(),
  scale: inches(1, 14),
});

const requests = fc.record({ vehicle: fc.constantFrom(...vehicles), build: builds, options });
const views = { side: drawSide, front: drawFront };

test.each(['side', 'front'] as const)(
  'from the %s any build on any vehicle is a sound drawing',
  (view) => {
    fc.assert(
      fc.property(requests, (request) => {
        const { svg } = views[view](request);
        expect(faultsOf(svg)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
        const ids = idsOf(svg);
        expect(new Set(ids).size).toBe(ids.length);
        expect(usesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

test('the same request gives the same drawing, whatever was drawn before', () => {
  fc.assert(
    fc.property(requests, requests, (request, other) => {
      const [side, front] = [drawSide(request).svg, drawFront(request).svg];
      drawSide(other);
      drawFront(other);
      expect([drawSide(request).svg, drawFront(request).svg]).toEqual([side, front]);
    }),
    { numRuns: 20 },
  );
});

test('a taller lift stands higher by as much', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vehicles), inches(0, 8), (vehicle, liftIn) => {
      const stock = stockBuild(vehicle);
      const lifted = { ...stock, liftFrontIn: liftIn, liftRearIn: liftIn };
      const heightOf = (build: VehicleBuild) => drawSide({ vehicle, build }).numbers.heightIn;
      expect(heightOf(lifted) - heightOf(stock)).toBeCloseTo(liftIn, 6);
    }),
    { numRuns: 30 },
  );
});
