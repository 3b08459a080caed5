import { expect, test } from 'vitest';
import { fromShopTime, shopTime, toShopTime } from './shop-clock.ts';

const noon = '2026-07-04T19:00:00.000Z';
const phoenix = 'America/Phoenix';

test('a moment is set and shown on the shop’s clock, in summer too', () => {
  expect(fromShopTime('2026-07-04T12:00', phoenix)).toBe(noon);
  expect(toShopTime(Date.parse(noon), phoenix)).toBe('2026-07-04T12:00');
  expect(fromShopTime('', phoenix)).toBeNull();
});

test.each([
  ['2026-01-15T12:00', 'America/Denver', '2026-01-15T19:00:00.000Z'],
  ['2026-07-15T12:00', 'America/Denver', '2026-07-15T18:00:00.000Z'],
  ['2026-03-08T01:30', 'America/Denver', '2026-03-08T08:30:00.000Z'],
  ['2026-03-08T03:30', 'America/Denver', '2026-03-08T09:30:00.000Z'],
  ['2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
])('%s in %s is %s and back', (value, timeZone, iso) => {
  expect(fromShopTime(value, timeZone)).toBe(iso);
  expect(toShopTime(Date.parse(iso), timeZone)).toBe(value);
});

test('today is told by the time alone', () => {
  const words = (nowMs: number) =>
    shopTime(noon, { locale: 'en', timeZone: phoenix, nowMs }).replace(/\s/g, ' ');
  expect(words(Date.parse('2026-07-05T06:59:00Z'))).toBe('12:00 PM');
  expect(words(Date.parse('2026-07-05T07:00:00Z'))).toBe('Jul 4, 12:00 PM');
});
