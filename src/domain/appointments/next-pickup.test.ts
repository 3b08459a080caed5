import { expect, test } from 'vitest';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { nextPickup } from './next-pickup.ts';

type Hours = ShopSettings['hours'][number];
const weekdays: Hours['days'] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const shop = {
  timeZone: 'America/Phoenix',
  hours: [
    { days: weekdays, opens: '08:00', closes: '12:00' },
    { days: weekdays, opens: '13:00', closes: '17:00' },
  ],
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Acción de Gracias' } }],
};

const at = (moment: string) => Temporal.Instant.from(`${moment}-07:00`);
const pickup = (isOpen: boolean, opens: string, closes: string) => ({
  isOpen,
  opensAt: at(opens).toString(),
  closesAt: at(closes).toString(),
});

test.each([
  ['open', '2026-11-24T10:00', true, '2026-11-24T08:00', '2026-11-24T17:00'],
  ['before opening', '2026-11-24T07:00', false, '2026-11-24T08:00', '2026-11-24T17:00'],
  ['at noon', '2026-11-24T12:30', false, '2026-11-24T13:00', '2026-11-24T17:00'],
  ['at closing', '2026-11-24T17:00', false, '2026-11-25T08:00', '2026-11-25T17:00'],
  ['before a closure', '2026-11-25T18:00', false, '2026-11-27T08:00', '2026-11-27T17:00'],
  ['before a weekend', '2026-11-27T17:30', false, '2026-11-30T08:00', '2026-11-30T17:00'],
])('%s', (_, now, isOpen, opens, closes) => {
  expect(nextPickup(shop, at(now))).toEqual(pickup(isOpen, opens, closes));
});

test('a shop without hours names no time', () => {
  expect(nextPickup({ ...shop, hours: [] }, at('2026-11-24T10:00'))).toBeNull();
});
