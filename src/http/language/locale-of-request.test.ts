import { expect, test } from 'vitest';
import { allLanguages } from '#src/lib/site-languages.ts';
import { localeOfRequest } from './locale-of-request.ts';

const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };

type Headers = Record<string, string>;

function localeOf(path: string, headers: Headers = {}, languages = allLanguages) {
  return localeOfRequest({ path, header: (name) => headers[name], languages });
}

test.each(['/', '/gallery', '/administration', '/api/openapi.json'])(
  'the address of a page of the site says its language, whatever the browser asks for: %s',
  (path) => {
    expect([localeOf(path, spanish), localeOf(`/es${path}`)]).toEqual(['en', 'es']);
  },
);

test.each([
  '/login',
  '/login/two-factor',
  '/invite/abc',
  '/setup/abc',
  '/reset/abc',
  '/admin.data',
])('who comes to %s reads the language of the browser, or the one that was chosen', (path) => {
  expect(localeOf(path)).toBe('en');
  expect(localeOf(path, spanish)).toBe('es');
  expect(localeOf(path, { ...spanish, Cookie: 'a=b; i18n_redirected=en' })).toBe('en');
  expect(localeOf(path, { 'Accept-Language': 'en-US', Cookie: 'i18n_redirected=es' })).toBe('es');
  expect(localeOf(path, { 'Accept-Language': 'fr-FR', Cookie: 'i18n_redirected=xx' })).toBe('en');
});

test('the sign-in page is in no language that is off', () => {
  const chose = { Cookie: 'i18n_redirected=es' };
  expect(localeOf('/login', chose, { on: ['en'], default: 'en' })).toBe('en');
  expect(localeOf('/login', {}, { on: ['en', 'es'], default: 'es' })).toBe('es');
});
