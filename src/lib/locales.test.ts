import { expect, test } from 'vitest';
import {
  asLocale,
  defaultLocale,
  hasLanguages,
  inLocale,
  locales,
  neutralPath,
  splitLocale,
} from './locales.ts';

test('the default language is American English and has no prefix', () => {
  expect(defaultLocale).toBe('en');
  expect(locales.map(({ code, iso }) => `${code} ${iso}`)).toEqual(['en en-US', 'es es-US']);
});

test.each([
  ['/', 'en', '/'],
  ['/gallery', 'en', '/gallery'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/gallery/jeep', 'es', '/gallery/jeep'],
  ['/es/gallery.data', 'es', '/gallery.data'],
  ['/es.data', 'es', '/.data'],
  ['/estimate', 'en', '/estimate'],
  ['/es?step=tires', 'es', '/?step=tires'],
  ['https://example.com/es', 'en', 'https://example.com/es'],
  ['/english/es', 'en', '/english/es'],
])('an address says its language and its path: %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  ['/', '/es'],
  ['/?q=1', '/es?q=1'],
  ['/#main', '/es#main'],
  ['/build?step=tires#next', '/es/build?step=tires#next'],
])('the address of a page in Spanish: %s', (path, spanish) => {
  expect(inLocale(path, 'es')).toBe(spanish);
  expect(inLocale(path, 'en')).toBe(path);
});

test('a path that is put into a language and taken out of it is the same', () => {
  for (const path of ['/', '/gallery/jeep']) expect(neutralPath(inLocale(path, 'es'))).toBe(path);
});

test.each(['/admin', '/admin/leads', '/login', '/invite/abc', '/f/1/a.jpg', '/api/docs'])(
  '%s has the same address in every language',
  (path) => {
    expect(hasLanguages(path)).toBe(false);
  },
);

test('a code of a language that is kept somewhere is one of ours, or none', () => {
  expect(['es', 'xx', '', null, undefined].map(asLocale)).toEqual(['es', null, null, null, null]);
});
