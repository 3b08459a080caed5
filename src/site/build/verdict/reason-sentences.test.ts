import { expect, test } from 'vitest';
import { resolveBuild } from '#src/domain/builds/index.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { exampleRates } from '../example-rates.ts';
import { judgeBuild } from './judge-build.ts';
import { reasonSentence } from './verdict-text.ts';

const basis = {
  catalogue: { ...exampleCatalogue, vehicles },
  rates: exampleRates,
  catalogVersion: 'test',
};

/** Stock, and with each kit of the examples on the factory wheels and tires. */
const kits = [undefined, ...exampleCatalogue.liftKits.map(({ sku }) => sku)];

test.each(vehicles)('whatever is found about a $id on its own wheels has its words', (vehicle) => {
  for (const sku of kits) {
    const completedOptions = {
      vehicle: { vehicleId: vehicle.id, year: vehicle.years[0] },
      ...(sku && { 'lift-kits': { sku } }),
    };
    const build = { selectedOptions: ['lift-kits' as const], completedOptions };
    const resolved = resolveBuild(build, basis.catalogue);
    if (!resolved) throw new Error(`No ${vehicle.id}`);
    for (const reason of judgeBuild(resolved, basis).assessment.reasons)
      for (const locale of ['en', 'es'] as const)
        expect(reasonSentence(reason, locale)).toMatch(/[.!?]$/);
  }
});
