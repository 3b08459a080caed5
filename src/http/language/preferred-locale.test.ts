import { expect, test } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en-US;q=0.8,en;q=0.7', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, ES-us', 'es'],
  // Without the country a thousandth is missing, so the exact one right after it is still behind.
  ['es-MX,en-US', 'es'],
  ['en-GB,es-US', 'en'],
  // Only the order counts, not q.
  ['es;q=0.1,en-US;q=1', 'es'],
  ['fr-FR,de', null],
  ['', null],
  ['*', null],
  [',;,', null],
])('"%s" asks for %s', (acceptLanguage, locale) => {
  expect(preferredLocale(acceptLanguage)).toBe(locale);
});
