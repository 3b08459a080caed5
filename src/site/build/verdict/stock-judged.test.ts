import { expect, test } from 'vitest';
import { resolveBuild } from '#src/domain/builds/index.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { exampleRates } from '../example-rates.ts';
import { judgeBuild } from './judge-build.ts';
import { isStock, stockJudged } from './stock-judged.ts';

const basis = {
  catalogue: { ...exampleCatalogue, vehicles },
  rates: exampleRates,
  catalogVersion: 'test',
};

test.each(vehicles)('a stock $id fits and costs nothing, by the rules too', ({ id, years }) => {
  const vehicle = { vehicleId: id, year: years[0] };
  const build = { selectedOptions: ['tires' as const], completedOptions: { vehicle } };
  const resolved = resolveBuild(build, basis.catalogue);
  if (!resolved) throw new Error(`No ${id}`);
  expect(isStock(resolved)).toBe(true);
  const judged = judgeBuild(resolved, basis);
  expect(judged.assessment.verdict).toBe(stockJudged(basis).assessment.verdict);
  expect(judged.quote).toEqual(stockJudged(basis).quote);
});
