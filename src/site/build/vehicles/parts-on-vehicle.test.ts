import { expect, test } from 'vitest';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type CompletedOptions, resolveBuild } from '#src/domain/builds/index.ts';
import { liftKitsOf, parseCatalogSeed, vehicleSchema } from '#src/domain/catalog/index.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

const { wheels, tires, liftLines } = parseCatalogSeed(catalogFile);
const vehicles = records.map((record) => vehicleSchema.parse(record));
const catalogue = { vehicles, wheels, tires, liftKits: liftLines.flatMap(liftKitsOf) };

function movedTo(vehicleId: string, parts: CompletedOptions) {
  const completedOptions = { vehicle: { vehicleId, year: 2022 }, ...parts };
  const build = { selectedOptions: ['lift-kits', 'wheels', 'tires'] as const, completedOptions };
  const resolved = resolveBuild(
    { ...build, selectedOptions: [...build.selectedOptions] },
    catalogue,
  );
  return resolved ? partsOnVehicle(resolved, catalogue) : [];
}

const parts: CompletedOptions = {
  wheels: { sku: 'basaltline-corbel-17x9-6x135-p0' },
  tires: { sku: 'granfell-saltmarch-at-lt28570r17' },
};

test('a wheel with other holes says both patterns, and what of its line would bolt on', () => {
  const [wheel] = movedTo('ford-bronco-4dr-2021', parts);
  expect(wheel).toMatchObject({
    part: { option: 'wheels', sku: parts.wheels?.sku },
    assessment: { verdict: 'does-not-fit' },
    instead: 'basaltline-corbel-17x9-6x1397-p0',
  });
  const reason = wheel?.assessment.reasons.find(({ verdict }) => verdict === 'does-not-fit');
  expect(reason).toMatchObject({ measured: '6x135', limit: '6x139.7' });
});

test('a part that fits takes no blame from one that does not, and has no replacement', () => {
  const tire = movedTo('ford-bronco-4dr-2021', parts).find(({ part }) => part.option === 'tires');
  expect(tire?.assessment.verdict).not.toBe('does-not-fit');
  expect(tire?.instead).toBeNull();
  const codes = tire?.assessment.reasons.map(({ code }) => code) ?? [];
  expect(codes.filter((code) => code.startsWith('bolt.'))).toEqual([]);
});
