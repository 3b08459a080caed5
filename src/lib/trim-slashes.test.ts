import { expect, test } from 'vitest';
import { trimSlashes } from './trim-slashes.ts';

test.each([
  ['', ''],
  ['/', ''],
  ['///', ''],
  ['gallery/ford', 'gallery/ford'],
  ['//gallery//ford//', 'gallery//ford'],
])('%j is %j between its slashes', (path, inner) => {
  expect(trimSlashes(path)).toBe(inner);
});

test('a long row of slashes in the middle is passed over once', () => {
  const path = `a${'/'.repeat(400_000)}x`;
  expect(trimSlashes(`/${path}/`)).toBe(path);
});
