import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { factSource, vehicleFactSource, vehicleSchema } from './index.ts';

const f150 = vehicleSchema.parse(records.find(({ id }) => id === 'ford-f150-2021'));

test('a fact without a source of its own has its line’s', () => {
  const line = { '*': { source: 'Price list 7', confidence: 'medium' } } as const;
  const own = { weightLb: { source: 'Scales', confidence: 'high' } } as const;
  expect(factSource('weightLb', own, line)?.source).toBe('Scales');
  expect(factSource('boreMm', own, line)?.source).toBe('Price list 7');
  expect(factSource('boreMm', own, {})).toBeNull();
});

test('a field that nobody has verified is trusted less than its record', () => {
  const doubted = { ...f150, unverified: ['heightIn', 'stockWheel.offsetMm'] };
  expect(f150.confidence).toBe('high');
  expect(vehicleFactSource(doubted, 'heightIn')?.confidence).toBe('medium');
  expect(vehicleFactSource(doubted, 'stockWheel')?.confidence).toBe('medium');
  expect(vehicleFactSource(doubted, 'wheelbaseIn')?.confidence).toBe('high');
});

test('what is not known has no source; what is learnt later has its own', () => {
  expect(vehicleFactSource(f150, 'gawrFrontLb')).toBeNull();
  const label = { source: 'Door-jamb label of the shop’s truck', confidence: 'high' } as const;
  const learnt = { ...f150, gawrFrontLb: 3750, provenance: { gawrFrontLb: label } };
  expect(vehicleFactSource(learnt, 'gawrFrontLb')).toEqual(label);
});

test('overhangs say how they were come by', () => {
  expect(vehicleFactSource(f150, 'frontOverhangIn')?.source).toContain(f150.overhangBasis);
});
