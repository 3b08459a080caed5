import { z } from 'zod';
import { readExpCookie } from './exp-cookie.ts';

/** The five UTM names; all other query parameters are dropped. */
const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const short = z.string().max(100);

/** Where a visitor came from, reduced to what the shop may know without tracking anybody. */
const sourceSchema = z.strictObject({
  utm: z.strictObject(Object.fromEntries(utmKeys.map((key) => [key, short.optional()]))),
  /** Path of the first page of the visit, without its query. */
  landing: z.string().max(200).nullable(),
  /** Host of the referring page; never its path or query, and never our own host. */
  referrer: z.string().max(253).nullable(),
});
export type Source = z.infer<typeof sourceSchema>;

/** The origin as stored with a build or a lead. */
export const originSchema = z.strictObject({
  source: sourceSchema.nullable(),
  experiments: z.string().nullable(),
});
export type Origin = z.infer<typeof originSchema>;

/** URLs as the browser knew them when the visit started. */
export type Arrival = { landing?: string | null | undefined; referrer?: string | null | undefined };

const nothing: Source = { utm: {}, landing: null, referrer: null };

/**
 * Determines where a visitor came from. Without `landing`, the page that sent the request is used: its URL is in
 * `Referer`, which includes the campaign if somebody starts from the first page.
 */
export function originOf(request: Pick<Request, 'url' | 'headers'>, arrival: Arrival = {}): Origin {
  const own = new URL(request.url);
  const sender = parseUrl(request.headers.get('Referer'), own);
  const first = parseUrl(arrival.landing, own) ?? sender;
  const before = parseUrl(arrival.referrer, own) ?? sender;
  const isOurs = first?.host === own.host;
  const source = {
    utm: first && isOurs ? utmOf(first.searchParams) : {},
    landing: first && isOurs ? first.pathname.slice(0, 200) : null,
    referrer: before && before.host !== own.host ? before.hostname.slice(0, 253) : null,
  };
  const isKnown = JSON.stringify(source) !== JSON.stringify(nothing);
  const experiments = readExpCookie(request.headers.get('Cookie'));
  return { source: isKnown ? source : null, experiments };
}

/** Only http(s) URLs; a bare path is one of ours. */
function parseUrl(text: string | null | undefined, own: URL): URL | null {
  if (!text || text.length > 4000 || !URL.canParse(text, own)) return null;
  const url = new URL(text, own);
  return /^https?:$/.test(url.protocol) ? url : null;
}

function utmOf(query: URLSearchParams): Source['utm'] {
  const found = utmKeys.map((key) => [key, cleanText(query.get(`utm_${key}`) ?? '')] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

function cleanText(text: string): string {
  return text.replace(/\p{C}/gu, '').trim().slice(0, 100).toWellFormed();
}
