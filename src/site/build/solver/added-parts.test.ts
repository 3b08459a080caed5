import { expect, test } from 'vitest';
import { readParts, writeParts } from './added-parts.ts';

test('what a build had can be read back: chosen, kept as it came, and open', () => {
  const selectedOptions = ['lift-kits' as const, 'wheels' as const, 'tires' as const];
  const written = writeParts({
    selectedOptions,
    completedOptions: { 'lift-kits': { sku: 'a-4x3' }, tires: { sku: null } },
  });
  expect(written).toEqual(['lift-kits~a-4x3', 'wheels', 'tires~']);
  expect(readParts(written)).toEqual({
    selectedOptions,
    skus: { 'lift-kits': 'a-4x3', tires: null },
  });
});

test('what is no part of a build is nobody’s wish', () => {
  expect(readParts([])).toBeNull();
  expect(readParts(['vehicle~x', '__proto__~x', new File([], 'a')])).toBeNull();
});
