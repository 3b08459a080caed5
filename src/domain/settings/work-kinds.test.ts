import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualKindOf, workKindOf, workKinds } from './work-kinds.ts';

const shop = {
  services: [
    { slug: 'alignment', needsBay: false },
    { slug: 'camper-rack', needsBay: true },
    { slug: 'lighting-and-calibration', needsBay: true },
  ],
  workKinds: { 'camper-rack': 'fabrication' as const },
};

test.each([
  ['suspension-lift', 'lift'],
  ['leveling-kit', 'lift'],
  ['re-gear', 'lift'],
  ['wheels-and-tires', 'wheel'],
  ['rines-y-llantas', 'wheel'],
  ['lighting-and-calibration', 'electrical'],
  ['armor-and-recovery', 'fabrication'],
  ['fit-check', 'other'],
  ['recheck', 'other'],
])('%s is %s', (slug, kind) => {
  expect(usualKindOf({ slug })).toBe(kind);
});

test('what is done on the rack alone is alignment, whatever it is called', () => {
  expect(usualKindOf({ slug: 'friday-special', needsBay: false })).toBe('alignment');
});

test('what the shop has chosen counts more than the name, also for a service that is gone', () => {
  expect(workKindOf(shop, 'camper-rack')).toBe('fabrication');
  expect(workKindOf({ ...shop, services: [] }, 'camper-rack')).toBe('fabrication');
  expect(workKindOf({ ...shop, workKinds: { alignment: 'other' } }, 'alignment')).toBe('other');
});

test('every service has a kind', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__')), (slug) => {
      expect(workKinds).toContain(workKindOf(shop, slug));
    }),
  );
});
