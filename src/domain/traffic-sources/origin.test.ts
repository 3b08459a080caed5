import { expect, test } from 'vitest';
import { originOf, originSchema } from './index.ts';

type Hints = Parameters<typeof originOf>[1] & { referer?: string; cookie?: string };

function read({ referer, cookie, ...arrival }: Hints) {
  const headers = new Headers();
  if (referer) headers.set('Referer', referer);
  if (cookie) headers.set('Cookie', cookie);
  return originOf({ url: 'https://shop.example/build', headers }, arrival);
}

test('the five campaign values and the path of the first page are kept', () => {
  const landing =
    '/es/gallery?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&gclid=g#h';
  expect(read({ landing }).source).toEqual({
    utm: { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' },
    landing: '/es/gallery',
    referrer: null,
  });
});

test('without script the page that sent the form stands in for the first one', () => {
  expect(read({ referer: 'https://shop.example/?utm_source=mail' }).source).toEqual({
    utm: { source: 'mail' },
    landing: '/',
    referrer: null,
  });
});

test('of another site only the host is kept, and its own campaign is not ours', () => {
  expect(read({ referer: 'https://forum.example/t/dana?utm_source=x' }).source).toEqual({
    utm: {},
    landing: null,
    referrer: 'forum.example',
  });
});

test.each([
  ['nothing', {}],
  ['no address', { landing: 'http://[', referrer: 'javascript:alert(1)' }],
  ['an address of 4 KB', { landing: `/${'x'.repeat(4001)}` }],
  ['a page of ours before it', { referrer: 'https://shop.example/gallery' }],
])('%s is no source', (_, hints) => {
  expect(read(hints).source).toBeNull();
});

test('what is kept is short and without control characters', () => {
  const { source } = read({
    landing: `/${'p'.repeat(500)}?utm_source=%00%E2%80%AE${'s'.repeat(300)}`,
    referrer: `https://${'h'.repeat(60)}.example/`,
  });
  expect(source?.landing).toHaveLength(200);
  expect(source?.utm.source).toBe('s'.repeat(100));
  expect(originSchema.safeParse({ source, experiments: null }).success).toBe(true);
});

test.each([
  ['exp=hero-2026.1-0', 'hero-2026.1-0'],
  ['a=1; exp=H_1.0', 'H_1.0'],
  ['exp=__proto__', null],
  ['exp=<script>.1', null],
  [`exp=${'x'.repeat(4000)}.1`, null],
  ['exp=a.NaN', null],
  ['other=a.1; hexp=b.1', null],
])('the cookie %s says %s', (cookie, experiments) => {
  expect(read({ cookie }).experiments).toBe(experiments);
});
