import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  defaultLocale,
  inLocale,
  type LocaleCode,
  localeCookie,
  locales,
} from '#src/lib/locales.ts';
import { preferredLocale } from './preferred-locale.ts';

export type RootOptions = {
  /** The page that stands for the first one (without slash: "build"); null: it is its own. */
  rootRedirect: string | null;
  https: boolean;
  /** Headers that go with every response. */
  headers: Readonly<Record<string, string>>;
};

/** Programs that read for others: they find the languages by the links between them. */
const programs = /bot|crawl|spider|slurp|preview|lighthouse|externalhit|whatsapp/i;

/**
 * Sends somebody who comes to `/` to the first page in their language: the one that they chose, or
 * else the one that their browser asks for, and remembers it for a year. In front of the page cache,
 * whose pages know nothing of who asks. Returns whether it has answered.
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

/** What the answer to `/` depends on, for caches between here and the browser. */
export const rootVary = 'Accept-Encoding, Accept-Language, Cookie';

/** The query of a request for the first page, with its "?"; null for every other request. */
function searchOfRoot({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return url === '/' || url.startsWith('/?') ? url.slice(1) : null;
}

/** Another language than the page's, if it was chosen, or if the browser asks for one. */
function languageFor({ headers }: IncomingMessage): LocaleCode | null {
  if (programs.test(headers['user-agent'] ?? '')) return null;
  // Who comes from a page of ours has seen the switch, and this is the page they chose.
  if (headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = chosenLocale(headers.cookie ?? '');
  const locale = chosen ?? preferredLocale(headers['accept-language'] ?? '');
  return locale === defaultLocale ? null : locale;
}

/** What the switch or an earlier visit has noted; null: nothing, or no language of ours. */
function chosenLocale(cookies: string): LocaleCode | null {
  const [, value] = /(?:^|;\s*)i18n_redirected=([^;]*)/.exec(cookies) ?? [];
  return locales.find(({ code }) => code === value)?.code ?? null;
}
