import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { drawInput, resolveBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { buildNumbers, vehicleSchema } from '#src/domain/fitment/index.ts';
import { stockBuild } from '#src/drawing/index.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { drawnBuild } from '../stage/draw-truck.ts';
import { drawOnStage } from '../stage/stage-drawing.ts';
import { looksStock, stockInput } from './stock-input.ts';
import { changedSizes, truckSizes } from './stock-sizes.ts';

const [record] = exampleCatalogue.vehicles;
if (!record) throw new Error('the example catalogue has a truck');
const everyVehicle: Vehicle[] = vehicleSchema
  .array()
  .parse(records)
  .map((one) => ({ ...record, ...one }));

type Skus = Partial<Record<'lift-kits' | 'wheels' | 'tires', string | null>>;

/** A frozen build of this truck with these parts; null keeps the factory's. */
function frozen(vehicle: Vehicle, skus: Skus) {
  const parts = Object.entries(skus).map(([option, sku]) => [option, { sku }]);
  const resolved = resolveBuild(
    {
      selectedOptions: ['lift-kits', 'wheels', 'tires'],
      completedOptions: {
        vehicle: { vehicleId: vehicle.id, year: 2021, own: { paint: 'red' } },
        ...Object.fromEntries(parts),
      },
    },
    { ...exampleCatalogue, vehicles: [vehicle] },
  );
  if (!resolved) throw new Error(`no build of ${vehicle.id}`);
  return { drawing: drawInput(resolved), figures: buildNumbers(resolved.fit) };
}

const lift = 'bramblecut-fenline-4x3';
const tire = 'granfell-saltmarch-at-lt28575r18';
const wheel = 'vantrel-quoin-18x8.5-6x135-p25';

describe.each(everyVehicle.map((vehicle) => [vehicle.id, vehicle] as const))('%s', (_, vehicle) => {
  const built = frozen(vehicle, { 'lift-kits': lift, wheels: wheel, tires: tire });

  test('stands stock as in its own drawing, in the paint of the build', () => {
    const { paint, ...stock } = drawnBuild(vehicle, stockInput(vehicle, built.drawing));
    expect({ ...stock, paint: stockBuild(vehicle).paint }).toEqual(stockBuild(vehicle));
    expect(paint).toEqual(drawnBuild(vehicle, built.drawing).paint);
  });

  test('both pictures have one frame, one scale and one place of the axles', () => {
    const frameOf = (input: typeof built.drawing) => {
      const { draw: _draw, ...frame } = drawOnStage(vehicle, { input });
      return frame;
    };
    expect(frameOf(stockInput(vehicle, built.drawing))).toEqual(frameOf(built.drawing));
  });

  test('the sizes are those of its record and of the frozen figures', () => {
    const sizes = truckSizes(vehicle, built);
    expect(sizes.stock.height).toBeCloseTo(vehicle.heightIn);
    expect(Math.abs(sizes.stock.tires - vehicle.stockTire.diameterIn)).toBeLessThan(0.5);
    expect(sizes.built).toEqual({
      height: built.figures.height.value,
      tires: built.figures.tireDiameter.value,
      wheels: 18,
    });
  });
});

test('only what changes is told, as it is written elsewhere on the page', () => {
  const told = (skus: Skus) => changedSizes(truckSizes(record, frozen(record, skus)), 'en');
  expect(told({ 'lift-kits': lift, tires: tire })).toEqual([
    { name: 'height', stock: '77.2 in', built: '82.1 in' },
    { name: 'tires', stock: '32.1 in', built: '34.8 in' },
  ]);
  expect(told({ 'lift-kits': lift }).map(({ name }) => name)).toEqual(['height']);
  expect(told({ wheels: wheel })).toEqual([]);
});

test('a build that was frozen before figures had their change is compared with its record', () => {
  const { drawing } = frozen(record, { tires: tire });
  const { stock, built } = truckSizes(record, { drawing, figures: { height: { value: 81.9 } } });
  expect(stock).toEqual({ height: 77.2, tires: 32.1, wheels: 18 });
  expect(built).toEqual({ height: 81.9, tires: 34.8, wheels: 18 });
});

test('a slider is for what looks different: one part is enough, none is not', () => {
  const looks = (skus: Skus) => looksStock(frozen(record, skus).drawing);
  expect(looks({})).toBe(true);
  expect(looks({ 'lift-kits': null, wheels: null, tires: null })).toBe(true);
  expect(looks({ 'lift-kits': lift })).toBe(false);
  expect(looks({ wheels: wheel })).toBe(false);
  expect(looks({ tires: tire })).toBe(false);
});
