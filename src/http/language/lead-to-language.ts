import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  defaultLocale,
  inLocale,
  type LocaleCode,
  localeCookie,
  splitLocale,
} from '#src/lib/locales.ts';
import { type SiteLanguages, spokenOr } from '#src/lib/site-languages.ts';
import { chosenLocale } from './chosen-locale.ts';
import { preferredLocale } from './preferred-locale.ts';

export type LanguageOptions = {
  /** The page that serves as home page (without slash: "build"); null: the home page itself. */
  rootRedirect: string | null;
  https: boolean;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The languages of the shop, as known now. */
  languages(): SiteLanguages;
};

/** Crawlers find the languages by the links between them. */
const programs = /bot|crawl|spider|slurp|preview|lighthouse|externalhit|whatsapp/i;

/**
 * Redirects a visitor of `/` to the home page in their language: the one they chose, else the one their browser
 * asks for, which is remembered for a year, else the shop's default. Addresses in a language that is off lead to
 * the same page in English. Runs before the page cache, whose pages do not depend on the visitor. Returns whether it
 * has answered.
 */
export function leadToLanguage(options: LanguageOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isRoot = url === '/' || url.startsWith('/?');
    const answer = isRoot ? answerAtRoot(request, options) : answerElsewhere(url, options);
    if (answer === null) return false;
    response.writeHead(302, { ...options.headers, ...answer });
    response.end();
    return true;
  };
}

/** What the response to `/` depends on, for caches on the way. */
export const rootVary = 'Accept-Encoding, Accept-Language, Cookie';

type Answer = Record<string, string>;

function answerAtRoot(request: IncomingMessage, options: LanguageOptions): Answer | null {
  const { rootRedirect, https } = options;
  const found = rootRedirect === null ? languageFor(request, options.languages()) : null;
  if (found === null && rootRedirect === null) return null;
  const to = found === null ? `/${rootRedirect}` : inLocale('/', found.locale);
  return {
    Location: to + (request.url ?? '').slice(1),
    'Cache-Control': 'private, no-store',
    Vary: rootVary,
    ...(found?.isAsked && { 'Set-Cookie': localeCookie(found.locale, { https }) }),
  };
}

/** Not permanent: the language may be switched on again. */
function answerElsewhere(url: string, { languages }: LanguageOptions): Answer | null {
  const { locale, path } = splitLocale(url);
  if (locale === defaultLocale || languages().on.includes(locale)) return null;
  // "/es//other.host" is no address of another site.
  return { Location: path.replace(/^\/+/, '/'), 'Cache-Control': 'no-cache' };
}

type Found = { locale: LocaleCode; isAsked: boolean };

/** A language other than the page's: chosen, asked for by the browser, or the shop's default. */
function languageFor({ headers }: IncomingMessage, languages: SiteLanguages): Found | null {
  if (programs.test(headers['user-agent'] ?? '')) return null;
  // Somebody who comes from one of our pages has seen the switch and chose this page.
  if (headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = chosenLocale(headers.cookie ?? '');
  const asked = chosen ?? preferredLocale(headers['accept-language'] ?? '');
  const locale = spokenOr(languages, asked);
  return locale === defaultLocale ? null : { locale, isAsked: locale === asked };
}
