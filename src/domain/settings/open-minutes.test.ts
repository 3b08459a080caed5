import { expect, test } from 'vitest';
import { openMinutesAgo, openMinutesBetween } from './open-minutes.ts';

const shop = {
  timeZone: 'America/Phoenix',
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, opens: '08:00', closes: '18:00' },
    { days: ['Sat'] as const, opens: '09:00', closes: '13:00' },
  ].map((one) => ({ ...one, days: [...one.days] })),
  closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Acción de Gracias' } }],
};

const at = (local: string) => Temporal.Instant.from(`${local}-07:00`);

test('only the time in which somebody is there counts', () => {
  const minutes = (from: string, to: string) =>
    openMinutesBetween(shop, { from: at(from), to: at(to) });
  expect(minutes('2026-11-23T09:00', '2026-11-23T11:10')).toBe(130);
  expect(minutes('2026-11-23T05:00', '2026-11-23T08:30')).toBe(30);
  expect(minutes('2026-11-23T17:30', '2026-11-24T08:15')).toBe(45);
  // Saturday evening to Monday morning.
  expect(minutes('2026-11-21T19:00', '2026-11-23T08:05')).toBe(5);
  // Over the holiday.
  expect(minutes('2026-11-25T17:00', '2026-11-27T09:00')).toBe(120);
  expect(minutes('2026-11-24T08:15', '2026-11-23T17:30')).toBe(0);
});

test('going back so many open minutes is the way back of counting them', () => {
  const ago = (now: string, minutes: number) =>
    openMinutesAgo(shop, { now: at(now), minutes })
      .toZonedDateTimeISO(shop.timeZone)
      .toString();
  expect(ago('2026-11-23T11:10', 120)).toContain('2026-11-23T09:10');
  expect(ago('2026-11-23T08:30', 120)).toContain('2026-11-21T11:30');
  expect(ago('2026-11-22T15:00', 60)).toContain('2026-11-21T12:00');
  expect(ago('2026-11-27T08:00', 30)).toContain('2026-11-25T17:30');
  const never = { ...shop, hours: [] };
  const now = at('2026-11-23T11:10');
  expect(openMinutesAgo(never, { now, minutes: 60 }).until(now).total('days')).toBe(366);
});
