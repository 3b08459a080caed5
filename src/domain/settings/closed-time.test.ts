import { expect, test } from 'vitest';
import { lastClosedTime } from './index.ts';

const shop = {
  timeZone: 'America/Phoenix',
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, opens: '08:00', closes: '12:00' },
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, opens: '13:00', closes: '18:00' },
    { days: ['Sat'] as const, opens: '09:00', closes: '13:00' },
  ].map((one) => ({ ...one, days: [...one.days] })),
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Acción de Gracias' } }],
};

const closed = (local: string) => {
  const found = lastClosedTime(shop, Temporal.Instant.from(`${local}-07:00`));
  const timeOf = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(shop.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
  return found && [timeOf(found.from), timeOf(found.to), found.isOver];
};

test('on Monday the shop was closed since Saturday, until it opened or still', () => {
  expect(closed('2026-11-23T08:04')).toEqual(['2026-11-21T13:00', '2026-11-23T08:00', true]);
  expect(closed('2026-11-23T07:10')).toEqual(['2026-11-21T13:00', '2026-11-23T07:10', false]);
  expect(closed('2026-11-22T10:00')).toEqual(['2026-11-21T13:00', '2026-11-22T10:00', false]);
});

test('a break at noon is no night, the evening is', () => {
  expect(closed('2026-11-24T12:30')).toEqual(['2026-11-23T18:00', '2026-11-24T08:00', true]);
  expect(closed('2026-11-24T18:00')).toEqual(['2026-11-24T18:00', '2026-11-24T18:00', false]);
  expect(closed('2026-11-24T21:00')).toEqual(['2026-11-24T18:00', '2026-11-24T21:00', false]);
});

test('a holiday belongs to the night, and a shop without hours has none', () => {
  expect(closed('2026-11-27T09:00')).toEqual(['2026-11-25T18:00', '2026-11-27T08:00', true]);
  expect(lastClosedTime({ ...shop, hours: [] }, Temporal.Instant.from('2026-11-23T15:00Z'))).toBe(
    null,
  );
});
