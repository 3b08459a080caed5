import { expect, test } from 'vitest';
import { mostCounted } from '#src/domain/leads/index.ts';
import { countText, worthText } from './count-text.ts';

test('a number at which counting stops is said to be that many or more', () => {
  const locale = 'en';
  expect(countText(312, locale)).toBe('312');
  expect(countText(mostCounted, locale)).toBe('5,000+');
  expect(worthText(2_130_000, { total: 312, locale })).toBe('$21,300');
  expect(worthText(2_130_000, { total: mostCounted, locale })).toBe('$21,300+');
});
