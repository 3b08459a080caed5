import { expect, test } from 'vitest';
import { fits, slideAt, slideFrom } from './slide-places.ts';

const row = { scrollLeft: 0, scrollWidth: 1000, clientWidth: 400, starts: [0, 330, 660] };
const at = (scrollLeft: number) => ({ ...row, scrollLeft });

test('the slide that stands at the edge is the current one, at the end the last', () => {
  expect([0, 100, 170, 330, 500].map((left) => slideAt(at(left)))).toEqual([0, 0, 1, 1, 2]);
  // 600 is the end of the row, and nearer to the third slide than it looks.
  expect(slideAt(at(600))).toBe(2);
  expect(slideAt({ ...row, scrollWidth: 720, scrollLeft: 320, starts: [0, 200, 400] })).toBe(2);
});

test('after the last comes the first, before the first the last', () => {
  expect([slideFrom(at(0), 1), slideFrom(at(600), 1), slideFrom(at(0), -1)]).toEqual([1, 0, 2]);
});

test('where all slides are in sight there is nothing to move', () => {
  expect(fits(row)).toBe(false);
  expect(fits({ ...row, scrollWidth: 401 })).toBe(true);
  expect(slideAt({ ...row, scrollWidth: 401 })).toBe(0);
});
