import { expect, test } from 'vitest';
import { closedDays, formatPhone, hoursLines, isOpenAt } from './index.ts';

const hours = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, opens: '08:00', closes: '18:00' },
  { days: ['Sat'] as const, opens: '09:00', closes: '13:00' },
].map((opening) => ({ ...opening, days: [...opening.days] }));
const settings = {
  hours,
  timeZone: 'America/Phoenix',
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
};
const isOpen = (moment: string) => isOpenAt(settings, Temporal.Instant.from(moment));

test('the +1 of an American number is stripped and the rest grouped', () => {
  expect(formatPhone('+14807777700')).toBe('(480) 777-7700');
  expect(formatPhone('+525555555555')).toBe('+525555555555');
});

test('hours read as the specification writes them, in both languages', () => {
  expect(hoursLines(settings, 'en')).toEqual(['Mon-Fri 8am-6pm', 'Saturday 9am-1pm']);
  expect(hoursLines(settings, 'es')).toEqual(['Lun-Vie 8am-6pm', 'Sábado 9am-1pm']);
});

test('the days without hours are named, too', () => {
  expect(closedDays(settings, 'en')).toBe('Sunday');
  expect(closedDays({ hours: hours.slice(0, 1) }, 'es')).toBe('Sáb-Dom');
});

test('half hours, noon and days apart from each other are named', () => {
  const odd = [{ days: ['Wed' as const, 'Mon' as const], opens: '07:30', closes: '12:00' }];
  expect(hoursLines({ hours: odd }, 'en')).toEqual(['Mon, Wed 7:30am-12pm']);
});

test('the shop opens at eight and is shut at six, Phoenix time, summer and winter', () => {
  expect(isOpen('2026-07-01T07:59-07:00')).toBe(false);
  expect(isOpen('2026-07-01T08:00-07:00')).toBe(true);
  expect(isOpen('2026-12-02T17:59-07:00')).toBe(true);
  expect(isOpen('2026-12-02T18:00-07:00')).toBe(false);
});

test('Saturday is short, Sunday and a closure are shut', () => {
  expect(isOpen('2026-11-21T12:30-07:00')).toBe(true);
  expect(isOpen('2026-11-21T13:00-07:00')).toBe(false);
  expect(isOpen('2026-11-22T10:00-07:00')).toBe(false);
  expect(isOpen('2026-11-26T10:00-07:00')).toBe(false);
});
