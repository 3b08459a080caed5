import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { allLanguages, type SiteLanguages } from '#src/lib/site-languages.ts';
import { type LanguageOptions, leadToLanguage } from './lead-to-language.ts';

const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };

type Asked = { url?: string; method?: string; headers?: Record<string, string> };

/** The response; null: the request is left to the pages. */
function answerTo(
  { url = '/', method = 'GET', headers = spanish }: Asked,
  options: Partial<LanguageOptions> = {},
) {
  let head: { status: number; headers: Record<string, string> } | null = null;
  const response = {
    writeHead: (status: number, given: Record<string, string>) => {
      head = { status, headers: given };
    },
    end: () => {},
  };
  const lead = leadToLanguage({
    ...{ rootRedirect: null, https: false, headers: {}, languages: () => allLanguages },
    ...options,
  });
  // What the function reads of a request and calls on a response.
  lead({ url, method, headers } as never as IncomingMessage, response as never as ServerResponse);
  return head as { status: number; headers: Record<string, string> } | null;
}

test('a browser that reads Spanish is led there from the first page, for a year', () => {
  expect(answerTo({})).toEqual({
    status: 302,
    headers: {
      Location: '/es',
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      'Set-Cookie': 'i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax',
    },
  });
  expect(answerTo({}, { https: true })?.headers['Set-Cookie']).toMatch(/; Secure$/);
});

test('the query goes along', () => {
  expect(answerTo({ url: '/?utm_source=a' })?.headers.Location).toBe('/es?utm_source=a');
});

test.each<[string, Asked]>([
  ['another page', { url: '/gallery' }],
  ['a form', { method: 'POST' }],
  ['a browser in English', { headers: { 'accept-language': 'en-US,es' } }],
  ['a browser that says nothing', { headers: {} }],
  ['who has chosen English', { headers: { ...spanish, cookie: 'a=b; i18n_redirected=en' } }],
  ['who comes from a page of ours', { headers: { ...spanish, 'sec-fetch-site': 'same-origin' } }],
  [
    'a crawler',
    { headers: { ...spanish, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  ],
])('%s is not led anywhere', (_who, asked) => {
  expect(answerTo(asked)).toBeNull();
});

test('who has chosen Spanish, or was led there once, is led there each time', () => {
  const cookie = 'a=b; i18n_redirected=es';
  for (const headers of [
    { ...spanish, cookie },
    { 'accept-language': 'en-US', cookie },
  ]) {
    expect(answerTo({ headers, url: '/?a=1' })).toMatchObject({
      status: 302,
      headers: { Location: '/es?a=1', 'Cache-Control': 'private, no-store' },
    });
  }
});

test('a cookie that names no language of ours has chosen nothing', () => {
  expect(answerTo({ headers: { ...spanish, cookie: 'i18n_redirected=xx' } })?.status).toBe(302);
});

test('the first page may be another one, for everybody', () => {
  const answer = answerTo({ url: '/?a=1', headers: {} }, { rootRedirect: 'build' });
  expect(answer?.status).toBe(302);
  expect(answer?.headers.Location).toBe('/build?a=1');
  expect(answer?.headers['Set-Cookie']).toBeUndefined();
  expect(answerTo({ url: '/build' }, { rootRedirect: 'build' })).toBeNull();
});

const english: SiteLanguages = { on: ['en'], default: 'en' };

test.each([
  ['/es', '/'],
  ['/es?utm_source=a', '/?utm_source=a'],
  ['/es/gallery/jeep.data?x=1', '/gallery/jeep.data?x=1'],
  ['/es//evil.example', '/evil.example'],
])('an address in a language that is off leads to the same page: %s', (url, to) => {
  const answer = answerTo({ url }, { languages: () => english });
  expect(answer).toEqual({ status: 302, headers: { Location: to, 'Cache-Control': 'no-cache' } });
});

test('nobody is led to a language that is off, and a form sent in it is still taken', () => {
  const languages = () => english;
  expect(answerTo({}, { languages })).toBeNull();
  expect(answerTo({ headers: { cookie: 'i18n_redirected=es' } }, { languages })).toBeNull();
  expect(answerTo({ url: '/es/contact', method: 'POST' }, { languages })).toBeNull();
});

test('the front door of a shop whose default is Spanish leads there, unless English was asked for', () => {
  const languages = (): SiteLanguages => ({ on: ['en', 'es'], default: 'es' });
  const answer = answerTo({ headers: { 'accept-language': 'fr' } }, { languages });
  expect(answer?.headers.Location).toBe('/es');
  // Nobody chose it, so nothing is remembered.
  expect(answer?.headers['Set-Cookie']).toBeUndefined();
  expect(answerTo({ headers: { 'accept-language': 'en-US' } }, { languages })).toBeNull();
});
