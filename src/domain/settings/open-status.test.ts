import { expect, test } from 'vitest';
import { openStatus } from './index.ts';

const settings = {
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, opens: '08:00', closes: '18:00' },
    { days: ['Sat'] as const, opens: '09:00', closes: '13:00' },
  ].map((opening) => ({ ...opening, days: [...opening.days] })),
  timeZone: 'America/Phoenix',
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
};
const at = (moment: string) => openStatus(settings, Temporal.Instant.from(moment));

test('while it is open it says until when', () => {
  expect(at('2026-11-20T17:59-07:00')).toEqual({ isOpen: true, closes: '18:00' });
  expect(at('2026-11-21T09:00-07:00')).toEqual({ isOpen: true, closes: '13:00' });
});

test('before it opens it says today; after it shut on Saturday, Monday', () => {
  expect(at('2026-11-20T06:00-07:00')).toEqual({
    isOpen: false,
    next: { date: '2026-11-20', opens: '08:00', daysAhead: 0 },
  });
  expect(at('2026-11-21T13:00-07:00')).toEqual({
    isOpen: false,
    next: { date: '2026-11-23', opens: '08:00', daysAhead: 2 },
  });
});

test('a holiday is stepped over', () => {
  expect(at('2026-11-25T20:00-07:00')).toMatchObject({
    next: { date: '2026-11-27', daysAhead: 2 },
  });
  expect(at('2026-11-26T10:00-07:00')).toMatchObject({
    next: { date: '2026-11-27', daysAhead: 1 },
  });
});

test('a shop without hours names no day', () => {
  const shut = { ...settings, hours: [] };
  expect(openStatus(shut, Temporal.Instant.from('2026-11-20T10:00-07:00'))).toEqual({
    isOpen: false,
    next: null,
  });
});
