import { expect, test } from 'vitest';
import { noLiftDetails } from '#src/domain/catalog/index.ts';
import { kitOf } from '#tests/factories/demo-records.ts';
import { storeWords } from '../shelf/store-words.ts';
import { liftFacts } from './lift-facts.ts';

const kit = kitOf('bramblecut-fenline-6x5');
const shown = (facts: ReturnType<typeof liftFacts>) =>
  Object.fromEntries(
    facts.flatMap(({ label, values }) => (values.length > 0 ? [[label, values]] : [])),
  );

test('what nobody has said of a kit is not said', () => {
  expect(kit.details).toEqual(noLiftDetails);
  expect(Object.keys(shown(liftFacts([kit], storeWords('en'))))).toEqual([
    'Made for',
    'Shocks',
    'Re-gear',
    'Driveline',
    'Install',
    'Warranty',
  ]);
});

test('what is known is told in the language of the page', () => {
  const details = {
    ...noLiftDetails,
    drive: '4WD' as const,
    excludes: ['air ride', 'MagneRide'],
    maxTireIn: 35,
    cutting: 'cut' as const,
    boxes: 3,
    weightLb: 1250,
  };
  expect(shown(liftFacts([{ ...kit, details }], storeWords('en')))).toMatchObject({
    Drive: ['4WD'],
    'Not with': ['air ride', 'MagneRide'],
    'Largest tire': ['35 in'],
    'On the truck': ['The frame or a mount is cut, for good'],
    'Ships as': ['3 boxes', '1,250 lb'],
  });
  expect(shown(liftFacts([{ ...kit, details }], storeWords('es')))).toMatchObject({
    'Llanta máxima': ['35 pulg'],
    Envío: ['3 cajas', '1,250 lb'],
    Amortiguadores: ['Monotubo 2.0'],
  });
});
