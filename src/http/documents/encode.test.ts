import { expect, test } from 'vitest';
import { chooseEncoding } from './encode.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  ['xbr, vgzip', 'identity'],
  [undefined, 'identity'],
  ['', 'identity'],
])('"%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
