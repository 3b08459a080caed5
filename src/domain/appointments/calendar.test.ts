import { expect, test } from 'vitest';
import { appointmentCalendar } from './calendar.ts';

const shop = {
  timeZone: 'America/Phoenix',
  hours: [
    {
      days: ['Mon' as const, 'Tue' as const, 'Wed' as const, 'Thu' as const, 'Fri' as const],
      opens: '08:00',
      closes: '18:00',
    },
    { days: ['Sat' as const], opens: '09:00', closes: '13:00' },
  ],
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Acción de Gracias' } }],
};
const days = (instant: string) => appointmentCalendar(shop, Temporal.Instant.from(instant));
const openDays = (instant: string) =>
  days(instant)
    .filter((day) => day.open)
    .map((day) => day.date);

test('weeks are whole and start on Monday', () => {
  const calendar = days('2026-11-21T19:00:00Z');
  expect(calendar.length % 7).toBe(0);
  expect(calendar[0]?.date).toBe('2026-11-16');
});

test('neither today, nor Sunday, nor a holiday can be had', () => {
  const open = openDays('2026-11-21T19:00:00Z');
  expect(open.slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(open).not.toContain('2026-11-26');
  expect(open).not.toContain('2026-11-29');
  expect(open).toContain('2026-11-28');
});

test('today is the shop’s: late in Phoenix it is already tomorrow in London', () => {
  expect(openDays('2026-11-24T05:00:00Z')[0]).toBe('2026-11-24');
});

test('nothing is open past the horizon', () => {
  expect(openDays('2026-11-21T19:00:00Z').at(-1)).toBe('2026-12-26');
});
