import { expect, test } from 'vitest';
import { createDrag } from './drag.ts';

test('three pixels are a click, a fourth is a drag', () => {
  const row = { scrollLeft: 200 };
  const drag = createDrag(row);
  drag.start({ clientX: 100 });
  expect(drag.move({ clientX: 97 })).toBe(false);
  expect(row.scrollLeft).toBe(200);
  expect(drag.end()).toBe(false);
  drag.start({ clientX: 100 });
  expect(drag.move({ clientX: 96 })).toBe(true);
  expect(row.scrollLeft).toBe(204);
  expect(drag.move({ clientX: 99 })).toBe(true);
  expect(row.scrollLeft).toBe(201);
  expect(drag.end()).toBe(true);
});

test('a mouse that only passes by drags nothing', () => {
  const row = { scrollLeft: 0 };
  const drag = createDrag(row);
  expect(drag.move({ clientX: 500 })).toBe(false);
  expect(drag.end()).toBe(false);
  expect(row.scrollLeft).toBe(0);
});
