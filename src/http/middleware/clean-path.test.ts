import { expect, test } from 'vitest';
import { cleanPathname } from './clean-path.ts';

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/gallery/ford//', '/gallery/ford'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/x', '/evil.example/x'],
  ['//', '/'],
])('%s is the page %s', (path, clean) => {
  expect(cleanPathname(path)).toBe(clean);
});
