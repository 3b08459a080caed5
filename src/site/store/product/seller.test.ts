import { expect, test } from 'vitest';
import { allowedSeller } from './seller.server.ts';

const hosts = ['shop.example'];

test('a host that the settings name is linked', () => {
  const url = 'https://shop.example/quoin?finish=bronze';
  expect(allowedSeller(url, hosts)).toEqual({ url, host: 'shop.example' });
});

test.each([
  'https://other.example/quoin',
  'https://shop.example.other.example/',
  'https://shop.example@other.example/',
  'https://user@shop.example/',
  'http://shop.example/',
  'javascript:alert(1)',
  '//shop.example/',
  '/store/wheels',
  '',
])('%s is not', (address) => {
  expect(allowedSeller(address, hosts)).toBeNull();
});
