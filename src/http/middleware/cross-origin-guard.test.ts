import { expect, test } from 'vitest';
import { isSameSiteWrite } from './cross-origin-guard.ts';

const write = (headers: Record<string, string>, method = 'POST') =>
  isSameSiteWrite(
    new Request('https://shop.example/contact', {
      method,
      headers: { host: 'shop.example', ...headers },
    }),
  );

test.each([
  ['a read from anywhere', { 'sec-fetch-site': 'cross-site' }, 'GET', true],
  ['a form of our own page', { 'sec-fetch-site': 'same-origin' }, 'POST', true],
  ['an address typed by the person', { 'sec-fetch-site': 'none' }, 'POST', true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'POST', false],
  ['another sub-domain', { 'sec-fetch-site': 'same-site' }, 'PATCH', false],
  ['an old browser, our origin', { origin: 'https://shop.example' }, 'POST', true],
  ['an old browser, another origin', { origin: 'https://evil.example' }, 'DELETE', false],
  ['an opaque origin', { origin: 'null' }, 'POST', false],
  ['a program, not a browser', {}, 'POST', true],
])('%s', (_, headers, method, allowed) => {
  expect(write(headers, method)).toBe(allowed);
});
