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

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sites = ['', 'same-origin', 'same-site', 'cross-site', 'none', 'Same-Origin', 'x'];
const origins = [
  '',
  'null',
  'https://shop.example',
  'https://shop.example:8443',
  'https://sub.shop.example',
  'https://shop.example.evil.example',
  'https://evil.example',
  'shop.example',
];
const requests = methods.flatMap((method) =>
  sites.flatMap((site) =>
    origins.flatMap((origin) =>
      ['', 'auth.session_token=x'].map((cookie) => ({ method, site, origin, cookie })),
    ),
  ),
);

test('a write comes from this site by its browser’s word, else by its origin, whatever else is sent', () => {
  for (const { method, site, origin, cookie } of requests) {
    const given = Object.entries({ 'sec-fetch-site': site, origin, cookie });
    const headers = Object.fromEntries(given.filter(([, value]) => value !== ''));
    const isOurs = site
      ? ['same-origin', 'none'].includes(site)
      : ['', 'https://shop.example'].includes(origin);
    const isAllowed = isOurs || ['GET', 'HEAD', 'OPTIONS'].includes(method);
    expect([method, headers, write(headers, method)]).toEqual([method, headers, isAllowed]);
  }
});
