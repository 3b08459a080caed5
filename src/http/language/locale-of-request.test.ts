import { expect, test } from 'vitest';
import { localeOfRequest } from './locale-of-request.ts';

const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };

function localeOf(path: string, headers: Record<string, string> = {}) {
  return localeOfRequest({ path, header: (name) => headers[name] });
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
