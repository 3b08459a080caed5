import { expect, test } from 'vitest';
import { findCause } from './find-cause.ts';

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  [new TypeError('Load failed'), 'network'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'chunk'],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), 'chunk'],
  [new TypeError('Importing a module script failed.'), 'chunk'],
  [new Error('Unable to preload CSS for /assets/a.css'), 'chunk'],
  [new Error('Loading CSS chunk 12 failed.'), 'chunk'],
  [new TypeError('x is not a function'), null],
  [new Error('Failed to fetch'), null],
  ['Failed to fetch', null],
])('%s means %s', (error, cause) => {
  expect(findCause(error)).toBe(cause);
});
