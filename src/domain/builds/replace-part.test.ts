import { expect, test } from 'vitest';
import { replacePart } from './index.ts';

test('other tires keep the spare and the gears that were wanted', () => {
  const before = { sku: 'a', spare: true, gears: true };
  expect(replacePart(before, { sku: 'b' })).toEqual({ sku: 'b', spare: true, gears: true });
  expect(replacePart(before, { sku: 'a', spare: false })).toEqual({
    sku: 'a',
    spare: false,
    gears: true,
  });
});

test('without new tires nothing goes with them', () => {
  expect(replacePart({ sku: 'a', spare: true }, { sku: null })).toEqual({ sku: null });
  expect(replacePart(undefined, { sku: 'a' })).toEqual({ sku: 'a' });
});
