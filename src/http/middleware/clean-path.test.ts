import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './clean-path.ts';

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/gallery/ford//', '/gallery/ford'],
  ['//evil.example/', '/evil.example'],
  ['//', '/'],
])('%s is the page %s', (path, clean) => {
  expect(withoutTrailingSlash(path)).toBe(clean);
});
