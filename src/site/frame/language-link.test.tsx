import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/context.ts';
import { LocaleContext } from '#src/web/words/use-strings.ts';
import { LanguageLink } from './language-link.tsx';

type Shown = { handle?: unknown; languages?: Locale[] };

function linkOn(
  address: string,
  locale: Locale = 'en',
  { handle, languages = ['en', 'es'] }: Shown = {},
) {
  const shown = { path: '*', element: <LanguageLink languages={languages} />, handle };
  const router = createMemoryRouter([shown], { initialEntries: [address] });
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <RouterProvider router={router} />
    </LocaleContext>,
  );
}

test('leads to the same page in the other language, with its query', () => {
  expect(linkOn('/build?step=tires&view=price')).toBe(
    '<a href="/es/build?step=tires&amp;view=price" hrefLang="es" lang="es">Español</a>',
  );
  expect(linkOn('/gallery/jeep', 'es')).toBe(
    '<a href="/gallery/jeep" hrefLang="en" lang="en">English</a>',
  );
  expect(linkOn('/')).toContain('href="/es"');
});

test('an advertisement that led here is not written into a page that others get', () => {
  expect(linkOn('/store?utm_source=a&brand=vantrel&gclid=x')).toContain(
    'href="/es/store?brand=vantrel"',
  );
});

test('a page that is in English alone offers nothing', () => {
  expect(linkOn('/api/docs', 'en', { handle: { isDefaultOnly: true } })).toBe('');
});

test('nothing leads to a language that the shop has switched off', () => {
  expect(linkOn('/gallery', 'en', { languages: ['en'] })).toBe('');
});
