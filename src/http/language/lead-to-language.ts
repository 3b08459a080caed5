import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, inLocale, type LocaleCode, localeCookie } from '#src/lib/locales.ts';
import { chosenLocale } from './chosen-locale.ts';
import { preferredLocale } from './preferred-locale.ts';

export type RootOptions = {
  /** The page that serves as home page (without slash: "build"); null: the home page itself. */
  rootRedirect: string | null;
  https: boolean;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

/** Crawlers find the languages by the links between them. */
const programs = /bot|crawl|spider|slurp|preview|lighthouse|externalhit|whatsapp/i;

/**
 * Redirects a visitor of `/` to the home page in their language: the one they chose, or else the one their browser
 * asks for, which is remembered for a year. Runs before the page cache, whose pages do not depend on the visitor.
 * Returns whether it has answered.
 */
export function leadToLanguage({ rootRedirect, https, headers }: RootOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const search = searchOfRoot(request);
    if (search === null) return false;
    const found = rootRedirect === null ? languageFor(request) : null;
    if (found === null && rootRedirect === null) return false;
    const to = found === null ? `/${rootRedirect}` : inLocale('/', found);
    response.writeHead(302, {
      ...headers,
      Location: to + search,
      'Cache-Control': 'private, no-store',
      Vary: rootVary,
      ...(found !== null && { 'Set-Cookie': localeCookie(found, { https }) }),
    });
    response.end();
    return true;
  };
}

/** What the response to `/` depends on, for caches on the way. */
export const rootVary = 'Accept-Encoding, Accept-Language, Cookie';

/** The query of a request for the home page, with its "?"; null for every other request. */
function searchOfRoot({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return url === '/' || url.startsWith('/?') ? url.slice(1) : null;
}

/** A language other than the page's, if it was chosen or the browser asks for it. */
function languageFor({ headers }: IncomingMessage): LocaleCode | null {
  if (programs.test(headers['user-agent'] ?? '')) return null;
  // Somebody who comes from one of our pages has seen the switch and chose this page.
  if (headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = chosenLocale(headers.cookie ?? '');
  const locale = chosen ?? preferredLocale(headers['accept-language'] ?? '');
  return locale === defaultLocale ? null : locale;
}
