import { expect, test } from 'vitest';
import { hostileUrls, oddButHarmlessUrls } from '#tests/factories/hostile-inputs.ts';
import { isExternalUrl, safeUrl } from './safe-url.ts';

test.each(hostileUrls)('%j is no address', (url) => {
  expect(safeUrl(url)).toBeNull();
});

test.each([null, undefined, 1, {}, [], '', ' ', '\t'])('%j is no address either', (value) => {
  expect(safeUrl(value)).toBeNull();
});

test.each(oddButHarmlessUrls)('%j stays on the site', (url) => {
  expect(new URL(safeUrl(url) ?? '', 'https://site.example').origin).toBe('https://site.example');
});

test.each([
  '/',
  '/gallery/ram#2021-ram-on-22s',
  '/appointment?service=fit-check',
  'services',
  '#recheck',
  '?page=2',
  'https://example.com/a?b=c&d=e#f',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'mailto:hello@ironwood.example',
  'tel:+14807777700',
  'sms:+14807777700',
])('%s stays as it is', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test('what a browser would leave out is left out', () => {
  expect(safeUrl('  /ser\tvi\nces  ')).toBe('/services');
});

test('only another host is external', () => {
  expect(['https://a.example', 'HTTP://a.example'].map(isExternalUrl)).toEqual([true, true]);
  expect(['/a', 'mailto:a@b.example', '#x', 'https'].some(isExternalUrl)).toBe(false);
});
