import { expect, test } from 'vitest';
import { earliestDone, shopDays } from './shop-days.ts';

const shop = {
  hours: [
    { days: ['Mon' as const, 'Tue' as const, 'Wed' as const], opens: '08:00', closes: '18:00' },
    { days: ['Sat' as const], opens: '09:00', closes: '13:00' },
  ],
  closures: [{ date: '2026-11-24', label: { en: 'Inventory', es: 'Inventario' } }],
};
const doneOn = (hours: number, from: string) => earliestDone(hours, { from, shop });

test('a day of work is the open hours, and days are rounded up to the half', () => {
  expect(shopDays({ low: 10, likely: 10.1, high: 20.5 }, shop)).toEqual({
    low: 1,
    likely: 1.5,
    high: 2.5,
  });
});

test('work goes on over closed days, a closure and a short Saturday', () => {
  // 2026-11-21 is a Saturday: four hours, then ten on Monday; Tuesday is a closure.
  expect(doneOn(4, '2026-11-21')).toBe('2026-11-21');
  expect(doneOn(14, '2026-11-21')).toBe('2026-11-23');
  expect(doneOn(14.5, '2026-11-21')).toBe('2026-11-25');
});

test('no work is done on the first open day, and a shop that never opens names none', () => {
  expect(doneOn(0, '2026-11-22')).toBe('2026-11-23');
  const shut = { hours: [], closures: [] };
  expect(earliestDone(1, { from: '2026-11-21', shop: shut })).toBeNull();
});
