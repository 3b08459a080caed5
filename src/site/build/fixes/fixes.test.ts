import { expect, test } from 'vitest';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { buildOptions, resolveBuild } from '#src/domain/builds/index.ts';
import { liftKitsOf, parseCatalogSeed, vehicleSchema } from '#src/domain/catalog/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import stageStrings from '../stage/words.json' with { type: 'json' };
import { findFixes } from './build-fixes.ts';
import { fixSentence } from './fix-words.ts';
import { withParts } from './known-parts.ts';
import { readChoices } from './read-choices.ts';

const catalog = parseCatalogSeed(file);
const catalogue = {
  vehicles: vehicleSchema.array().parse(records),
  liftKits: catalog.liftLines.flatMap(liftKitsOf),
  wheels: catalog.wheels,
  tires: catalog.tires,
};
const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };
const sixLug = catalogue.wheels.find(({ boltPatterns }) => boltPatterns.includes('6x139.7'));
const wrong = { vehicle, wheels: { sku: sixLug?.sku ?? '' } };

function fixed(completedOptions: object, selectedOptions = [...buildOptions]) {
  const build = { selectedOptions, completedOptions: { vehicle, ...completedOptions } };
  const resolved = resolveBuild(build, catalogue);
  if (!resolved) throw new Error('not resolved');
  return { build, resolved, fixes: findFixes(resolved, { catalogue, selected: selectedOptions }) };
}

test('each offer, taken, makes of the build what it says', () => {
  const { build, fixes } = fixed(wrong);
  expect(fixes.offers.length).toBeGreaterThan(0);
  const small = { ...catalogue, liftKits: [], wheels: [], tires: [] };
  for (const { changes, verdict } of fixes.offers) {
    const taken = Object.fromEntries(changes.map(({ option, sku }) => [option, { sku }]));
    const completedOptions = { ...build.completedOptions, ...taken };
    const after = resolveBuild({ ...build, completedOptions }, withParts(small, fixes));
    expect(after && assessFitment(after.fit).verdict).toBe(verdict);
  }
});

test('an option that was switched off is not changed by a fix', () => {
  const { fixes } = fixed(wrong, ['wheels']);
  const options = fixes.offers.flatMap(({ changes }) => changes.map(({ option }) => option));
  expect(new Set(options)).toEqual(new Set(['wheels']));
});

test('a build that fits is offered nothing', () => {
  expect(fixed({}).fixes.offers).toEqual([]);
});

test('an offer names its parts, and another kit is no addition', () => {
  const [kit] = catalogue.liftKits;
  const [tire] = catalogue.tires;
  const changes = [
    { option: 'lift-kits' as const, sku: kit?.sku ?? '' },
    { option: 'tires' as const, sku: tire?.sku ?? '' },
    { option: 'wheels' as const, sku: null },
  ];
  const words = { t: translate(stageStrings, 'en'), locale: 'en' as const };
  const said = (hasKit: boolean) =>
    fixSentence({ changes, verdict: 'fits' }, { catalogue, words, hasKit });
  expect(said(false)).toMatch(/^Add .+ in and switch to .+ and keep the wheels stock$/);
  expect(said(true)).toMatch(/^Switch to /);
});

test('an address is read as the build that it describes, and nonsense as none', () => {
  const asked = new URLSearchParams(
    'vehicle=ford-f150-2021&year=2021&options=wheels&options=tires&wheels=&tires=a.b-1',
  );
  expect(readChoices(asked)).toEqual({
    selectedOptions: ['wheels', 'tires'],
    completedOptions: { vehicle, wheels: { sku: null }, tires: { sku: 'a.b-1' } },
  });
  const odd = readChoices(new URLSearchParams('wheels=<b>&options=doors'));
  expect(odd.selectedOptions).toEqual([]);
  expect(odd.completedOptions).not.toHaveProperty('wheels');
});
