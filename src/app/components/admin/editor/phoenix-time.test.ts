import { expect, test } from 'vitest';
import { fromPhoenix, phoenixTime, toPhoenix } from './phoenix-time.ts';

const noon = '2026-07-04T19:00:00.000Z';

test('a moment is set and shown on the shop’s clock, in summer too', () => {
  expect(fromPhoenix('2026-07-04T12:00')).toBe(noon);
  expect(toPhoenix(Date.parse(noon))).toBe('2026-07-04T12:00');
  expect(fromPhoenix('')).toBeNull();
});

test('today is told by the time alone', () => {
  const words = (nowMs: number) => phoenixTime(noon, { locale: 'en', nowMs }).replace(/\s/g, ' ');
  expect(words(Date.parse('2026-07-05T06:59:00Z'))).toBe('12:00 PM');
  expect(words(Date.parse('2026-07-05T07:00:00Z'))).toBe('Jul 4, 12:00 PM');
});
