import { expect, test } from 'vitest';
import { maskLinks, maskPath } from './mask-links.ts';

test.each([
  ['/', '/'],
  ['/admin/people', '/admin/people'],
  ['/login/two-factor', '/login/two-factor'],
  ['/reset/Zm9vYmFyZm9vYmFyZm9vYg', '/reset/…'],
  ['/es/careers/status/mail.7f3a.c2ln', '/es/careers/status/…'],
  ['/appointment/calendar/calendar.0d9.sig/file.ics', '/appointment/calendar/…'],
  ['/admin/leads/6f1f0b1e-0000-4000-8000-000000000000', '/admin/leads/…'],
  ['/admin/people-data?who=dana@example.org', '/admin/people-data/…'],
  ['/gallery#dana', '/gallery/…'],
  ['/abcdefghijklmnopqrstuvwxyz', '/…'],
  ['/%2e%2e/admin', '/…'],
])('%s is shown as %s', (path, shown) => {
  expect(maskPath(path)).toBe(shown);
});

test('links in a text keep their host and words, and lead nowhere', () => {
  const text =
    'See https://shop.example/careers/status/mail.a1.b2 or (http://localhost:3000/r/Qx7?stop=1&x=y).';
  expect(maskLinks(text)).toBe(
    'See https://shop.example/careers/status/… or (http://localhost:3000/r/…).',
  );
});

test('links in HTML are masked in their attribute and in their text, also where they are escaped', () => {
  const html =
    '<a href="https://shop.example/a/b1?c=d&amp;e=f">https://shop.example/a/b1?c=d&amp;e=f</a>';
  expect(maskLinks(html)).toBe('<a href="https://shop.example/a/…">https://shop.example/a/…</a>');
});

test('the address of the shop alone stays, and so do words', () => {
  const text = 'Ironwood, https://shop.example, 4807777700, dana@example.org, 10:30';
  expect(maskLinks(text)).toBe(text);
});

test('an address that carries a password keeps none of it', () => {
  expect(maskLinks('https://dana:secret@shop.example/x1')).toBe('https://shop.example/…');
});
