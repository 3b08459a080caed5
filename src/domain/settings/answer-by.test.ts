import { expect, test } from 'vitest';
import { answerBy } from './index.ts';

const week = { opens: '08:00', closes: '18:00' };
const settings = {
  hours: [
    {
      ...week,
      days: ['Mon' as const, 'Tue' as const, 'Wed' as const, 'Thu' as const, 'Fri' as const],
    },
    { days: ['Sat' as const], opens: '09:00', closes: '13:00' },
  ],
  timeZone: 'America/Phoenix',
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
};

test.each([
  ['while it is open', '2026-11-20T10:30', '2026-11-20T12:30'],
  ['to the minute of closing', '2026-11-20T16:00', '2026-11-20T18:00'],
  ['the rest on the next day', '2026-11-20T17:00', '2026-11-21T10:00'],
  ['over Sunday', '2026-11-21T12:00', '2026-11-23T09:00'],
  ['at night', '2026-11-22T23:00', '2026-11-23T10:00'],
  ['over a holiday', '2026-11-25T17:30', '2026-11-27T09:30'],
])('%s: %s is answered by %s', (_, sent, answered) => {
  const by = answerBy(settings, Temporal.Instant.from(`${sent}-07:00`));
  expect(by?.toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(answered);
});

test('a shop without hours promises none', () => {
  expect(
    answerBy({ ...settings, hours: [] }, Temporal.Instant.from('2026-11-20T10:00Z')),
  ).toBeNull();
});
