import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey-site.ts';

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://www.shop.example:8443', 'www.shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.localhost:3000', 'shop.localhost'],
])('passkeys of %s belong to %s', (origin, host) => {
  expect(passkeySiteOf(origin)).toEqual({ host, origin });
});

test.each([
  'http://shop.example',
  'https://192.0.2.7',
  'http://127.0.0.1:3000',
  'https://[2001:db8::1]:8443',
  'http://notlocalhost',
])('no browser offers passkeys at %s', (origin) => {
  expect(passkeySiteOf(origin)).toBeNull();
});
