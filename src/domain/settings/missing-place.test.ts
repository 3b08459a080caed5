import { expect, test } from 'vitest';
import { missingPlace } from './missing-place.ts';

const [bay, rack] = [
  { id: 'one', name: { en: 'Bay 1', es: 'Bahía 1' }, kind: 'bay' as const },
  { id: 'two', name: { en: 'Rack', es: 'Alineadora' }, kind: 'rack' as const },
];

test.each([
  { needsBay: true, rackMinutes: 0, bays: [bay], missing: null },
  { needsBay: true, rackMinutes: 0, bays: [rack], missing: 'bay' },
  { needsBay: true, rackMinutes: 30, bays: [bay], missing: 'rack' },
  { needsBay: true, rackMinutes: 30, bays: [bay, rack], missing: null },
  { needsBay: false, rackMinutes: 0, bays: [bay], missing: 'rack' },
  { needsBay: false, rackMinutes: 0, bays: [rack], missing: null },
])(
  'bay: $needsBay, rack minutes: $rackMinutes, in $bays.length places: lacks $missing',
  (given) => {
    expect(missingPlace(given, given.bays)).toBe(given.missing);
  },
);
