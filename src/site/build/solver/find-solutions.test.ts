import { expect, test } from 'vitest';
import { type BuildOption, resolveBuild } from '#src/domain/builds/index.ts';
import { catalog, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { exampleRates } from '../example-rates.ts';
import { findSolutions } from './find-solutions.server.ts';
import { firstWish, type SolverRequest } from './solver-request.ts';

const catalogue = { vehicles, liftKits: kits, wheels: catalog.wheels, tires: catalog.tires };
const basis = { rates: exampleRates, catalogVersion: 'test' };

const everything: BuildOption[] = ['lift-kits', 'wheels', 'tires'];

function ask(
  changes: Partial<SolverRequest> | null,
  selectedOptions = everything,
  vehicleId = 'ford-f150-2021',
) {
  const completedOptions = { vehicle: { vehicleId, year: 2021 } };
  const resolved = resolveBuild({ selectedOptions, completedOptions }, catalogue);
  if (!resolved) throw new Error('The reference has no F-150');
  const question = { resolved, selectedOptions, catalogue, basis };
  return findSolutions(question, changes && { ...firstWish, ...changes });
}

test('the biggest tire without trimming comes first, and nothing is cut for any', () => {
  const { found } = ask({});
  expect(found.length).toBeGreaterThan(1);
  expect(found.map(({ diameterIn }) => diameterIn)).toEqual(
    found.map(({ diameterIn }) => diameterIn).toSorted((one, other) => other - one),
  );
  for (const { assessment } of found) {
    expect(['fits', 'fits-with-work']).toContain(assessment.verdict);
    expect(assessment.reasons.map(({ code }) => code)).not.toContain('tire.trim');
  }
});

test('a budget is out the door: every answer’s likely price is within it', () => {
  const { found } = ask({ maxCents: 400_000 });
  expect(found.length).toBeGreaterThan(0);
  for (const { totalCents } of found) expect(totalCents.likely).toBeLessThanOrEqual(400_000);
});

test('what the owner keeps is not changed', () => {
  const { found } = ask({ work: 'any' }, ['lift-kits', 'tires']);
  expect(found.length).toBeGreaterThan(0);
  for (const { skus } of found) expect(skus.wheels).toBeNull();
});

test('a truck that takes nothing bigger uncut is told so, and what trimming would bring', () => {
  const { found, nearMisses, overSize } = ask({}, everything, 'jeep-grand-cherokee-wk2-2011');
  const factory = vehicleOf('jeep-grand-cherokee-wk2-2011').stockTire;
  expect(found).toEqual([]);
  expect(overSize).toBe(factory.size);
  const [miss] = nearMisses;
  expect(miss?.without).toBe('work');
  expect(miss?.best.diameterIn).toBeGreaterThan(factory.diameterIn);
});

test('where nothing meets every limit, each one given up says by how much it misses', () => {
  const { found, nearMisses } = ask({ maxCents: 1_000 });
  expect(found).toEqual([]);
  expect(nearMisses.map(({ without }) => without)).toContain('maxCents');
  expect(nearMisses[0]?.wish.maxCents).toBeNull();
});

test('nobody has asked yet: nothing is searched', () => {
  expect(ask(null)).toMatchObject({ wish: null, found: [], nearMisses: [] });
});
