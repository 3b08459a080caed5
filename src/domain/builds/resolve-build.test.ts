import { expect, test } from 'vitest';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { liftKitsOf, parseCatalogSeed, vehicleSchema } from '#src/domain/catalog/index.ts';
import { drawInput, emptyBuildState, listParts, partsTotal, resolveBuild } from './index.ts';

const catalog = parseCatalogSeed(file);
const catalogue = {
  vehicles: vehicleSchema.array().parse(records),
  liftKits: catalog.liftLines.flatMap(liftKitsOf),
  wheels: catalog.wheels,
  tires: catalog.tires,
};
const [liftKit] = catalogue.liftKits;
const [wheel] = catalogue.wheels;
const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };

function resolved(completedOptions: object, selectedOptions = emptyBuildState().selectedOptions) {
  const build = resolveBuild({ selectedOptions, completedOptions }, catalogue);
  if (!build) throw new Error('not resolved');
  return build;
}

test('a build without a vehicle of the catalogue resolves to nothing', () => {
  const { selectedOptions } = emptyBuildState();
  expect(resolveBuild({ selectedOptions, completedOptions: {} }, catalogue)).toBeNull();
  const unknown = { vehicle: { vehicleId: 'nobody', year: 2021 } };
  expect(resolveBuild({ selectedOptions, completedOptions: unknown }, catalogue)).toBeNull();
});

test('what is not chosen yet is drawn as stock and not judged', () => {
  const build = resolved({ vehicle });
  expect(build.fit).toMatchObject({ lift: null, wheel: null, tire: null });
  expect(drawInput(build)).toMatchObject({
    liftFrontIn: 0,
    tire: { label: build.vehicle.stockTire.size, lineName: null },
    wheel: { diameterIn: build.vehicle.stockWheel.diameterIn, lineId: null },
  });
  expect(listParts(build)).toEqual([]);
});

test('a truck is drawn in its own paint, which no rule reads', () => {
  const own = { paint: 'ember', roofPaint: 'bone', trimFinish: 'black' } as const;
  const painted = resolved({ vehicle: { ...vehicle, own } });
  expect(drawInput(painted).look).toEqual({
    paint: { colour: '#b4531d', finish: 'metallic' },
    roof: { colour: '#e9e6de', finish: 'solid' },
    trim: 'black',
  });
  expect(painted.fit).toEqual(resolved({ vehicle }).fit);
  expect(drawInput(resolved({ vehicle }))).not.toHaveProperty('look');
});

test('a factory part that is kept is judged, whether by choice or because it is no option', () => {
  const kept = resolved({ vehicle, wheels: { sku: null } });
  expect(kept.fit.wheel).toMatchObject({ factory: true });
  expect(kept.fit.tire).toBeNull();
  const notAsked = resolved({ vehicle, tires: { sku: 'ignored' } }, ['wheels']);
  expect(notAsked.fit.tire).toMatchObject({ factory: true });
});

test('parts so far are one kit over its price span and four of each wheel', () => {
  const build = resolved({
    vehicle,
    'lift-kits': { sku: liftKit?.sku },
    wheels: { sku: wheel?.sku },
  });
  const parts = listParts(build);
  expect(parts.map(({ option, count }) => [option, count])).toEqual([
    ['lift-kits', 1],
    ['wheels', 4],
  ]);
  const wheelsCents = 4 * (wheel?.priceCents ?? 0);
  expect(partsTotal(parts)).toEqual({
    minCents: (liftKit?.priceCents.min ?? 0) + wheelsCents,
    maxCents: (liftKit?.priceCents.max ?? 0) + wheelsCents,
  });
  expect(drawInput(build)).toMatchObject({
    liftFrontIn: liftKit?.frontIn,
    wheel: { diameterIn: wheel?.diameterIn, lineId: wheel?.lineId },
  });
});
