import { expect, test } from 'vitest';
import { focusOf, focusPlace } from './focus-point.ts';

const size = { width: 1600, height: 1000 };

test('a place becomes a focal area in pixels, and back', () => {
  expect(focusOf({ x: 50, y: 25 }, size)).toBe('800x250:801x251');
  for (const place of [
    { x: 0, y: 0 },
    { x: 37, y: 81 },
    { x: 100, y: 100 },
  ]) {
    expect(focusPlace(focusOf(place, size), size)).toEqual(place);
  }
});

test('an area has its middle, and what is none has no place', () => {
  expect(focusPlace('400x0:1200x1000', size)).toEqual({ x: 50, y: 50 });
  expect(focusPlace('', size)).toBeNull();
  expect(focusPlace('99999x0:99999x0', size)).toEqual({ x: 100, y: 0 });
});
