import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitOf, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { contactPoints } from './contact-points.ts';
import { assessFitment, type FitBuild, factoryTire, factoryWheel } from './index.ts';

const anyVehicle = fc.constantFrom(...vehicles);
const stock: Omit<FitBuild, 'vehicle'> = { lift: null, wheel: null, tire: null };

const contactsOf = (build: FitBuild) => contactPoints(build, assessFitment(build).reasons);
const growthOf = (build: FitBuild) =>
  Object.fromEntries(contactsOf(build).points.map(({ spot, growsIn }) => [spot, growsIn]));

const sized = (inches: number) => ({
  size: `${inches}x12.50R17`,
  diameterIn: inches,
  rimMinIn: 8.5,
  rimMaxIn: 11,
});

test('the factory tire comes no closer to anything, whatever the lift', () => {
  fc.assert(
    fc.property(anyVehicle, fc.constantFrom(null, ...kits), (vehicle, lift) => {
      for (const { growsIn } of contactsOf({ ...stock, vehicle, lift }).points) {
        expect(growsIn?.least ?? 0).toBeCloseTo(0, 6);
        expect(growsIn?.most ?? 0).toBeCloseTo(0, 6);
      }
    }),
  );
});

test('a taller tire ends half of its growth higher at the bump stop, and no lift changes that', () => {
  fc.assert(
    fc.property(
      anyVehicle,
      fc.constantFrom(null, ...kits),
      fc.integer({ min: 28, max: 40 }),
      (vehicle, lift, inches) => {
        const [one, taller] = [inches, inches + 2].map((height) =>
          growthOf({ vehicle, lift, wheel: null, tire: sized(height) }),
        );
        expect((taller?.arch?.least ?? 0) - (one?.arch?.least ?? 0)).toBeCloseTo(1, 6);
        const unlifted = growthOf({ vehicle, lift: null, wheel: null, tire: sized(inches) });
        expect(unlifted.arch).toEqual(one?.arch);
      },
    ),
  );
});

test('further out, a tire comes closer to both edges of the opening and leaves the inside', () => {
  const vehicle = vehicleOf('ford-f150-2021');
  const at = (offsetMm: number) =>
    growthOf({
      ...stock,
      vehicle,
      wheel: { ...factoryWheel(vehicle), factory: false, offsetMm },
      tire: sized(35),
    });
  const [near, far] = [at(20), at(-20)];
  for (const spot of ['front', 'rear'] as const) {
    expect(far[spot]?.least).toBeGreaterThan(near[spot]?.most ?? Number.NaN);
  }
  expect(far.inside?.most).toBeLessThan(near.inside?.least ?? Number.NaN);
});

test('where an offset is not on record, only the arch is known', () => {
  fc.assert(
    fc.property(anyVehicle, (one) => {
      const vehicle = { ...one, stockWheel: { ...one.stockWheel, offsetMm: null } };
      const { arch, front, rear, inside } = growthOf({ ...stock, vehicle, tire: sized(37) });
      expect([front, rear, inside]).toEqual([null, null, null]);
      expect(arch).not.toBeNull();
    }),
  );
});

test('what touches first is what the record names, with inches over what clears untrimmed', () => {
  const vehicle = vehicleOf('ford-f150-2021');
  const lift = kitOf('bramblecut-fenline-6x5');
  const { points, first, overIn } = contactsOf({ ...stock, vehicle, lift, tire: sized(37) });
  expect(first).toEqual(['front', 'rear']);
  expect(overIn).toBeCloseTo(2, 6);
  expect(points.find(({ spot }) => spot === 'front')?.places).toEqual(['liner', 'valance']);
});

test('a build that fits names nothing', () => {
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      const build = {
        vehicle,
        lift: null,
        wheel: factoryWheel(vehicle),
        tire: factoryTire(vehicle),
      };
      expect(contactsOf(build).first).toEqual([]);
    }),
  );
});
