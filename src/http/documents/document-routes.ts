import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isOfficePage } from '#src/domain/analytics/index.ts';
import { inLocale, type LocaleCode, splitLocale } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';
import { rootVary } from '../language/lead-to-language.ts';
import { baseHeaders } from '../middleware/security-headers.ts';
import { routeOf } from '../watching/route-of.ts';
import { CompressedBody } from './compressed-body.ts';
import { chooseEncoding, encode } from './encode.ts';
import { finishDocument } from './finish-document.ts';
import { entityTag, type PageCache, personalControl, variantKey } from './page-cache.ts';

/** Renders a request with the application's router. */
export type RenderPage = (request: Request, c: Context<HttpEnv>) => Promise<Response>;

export type DocumentOptions = {
  render: RenderPage;
  cache: PageCache;
  boot: { src: string };
  /** The fallback if rendering the error page itself fails. */
  lastResort(locale: LocaleCode): string;
  version(): number;
  nowMs(): number;
  /** Headers of every response of this deployment (HSTS with https). */
  extraHeaders: Readonly<Record<string, string>>;
};

/**
 * How long a cached page counts as fresh. Publishing changes the version, so this only covers what depends on the
 * clock.
 */
const freshMs = 60_000;
/** How much longer it may still be sent while a new one is rendered. */
const staleMs = 600_000;

/** Answers with a page of the application: finished, hashed, compressed and, if public, cached. */
export function serveDocument(options: DocumentOptions) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    // A publication during rendering may be missing from the page.
    const version = options.version();
    const rendered = await renderForCache(options, c, version);
    if (rendered === null) return c.html(options.lastResort(c.var.ctx.locale), 500);
    if (!isHtml(rendered)) return compressed(c, asPersonal(c, rendered));
    const isPreview = c.get('isPreview') ?? false;
    const { closedFor } = c.var;
    const isPublic = closedFor === undefined && isCacheable(rendered);
    const isStill = closedFor === 'strangers';
    const rules = { isPreview, isStill, mayFrame: !isPublic };
    const text = c.get('documentHtml') ?? (await rendered.text());
    const { html, policy } = finishDocument(text, options.boot, rules);
    const body = Buffer.from(html);
    const headers = documentHeaders(rendered.headers, policy, c.req.path);
    if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    let sent: Buffer;
    if (isPublic) {
      const page = cachePage(options, c, { headers, body, version });
      headers.set('ETag', entityTag(page.tag, encoding));
      sent = await page.body.in(encoding);
    } else {
      sent = await encode(body, encoding);
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return respond(c, {
      status: rendered.status,
      headers: personalHeaders(c, headers),
      body: sent,
    });
  };
}

/**
 * Caches a public page, unless it depends on its query. One that is rendered again without changes keeps what was
 * compressed.
 */
function cachePage(
  { cache, extraHeaders, nowMs }: DocumentOptions,
  c: Context<HttpEnv>,
  { headers, body: identity, version }: Pick<Finished, 'headers' | 'body'> & { version: number },
): { tag: string; body: CompressedBody } {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const path = cache.targetOf(targetOf(c.req.raw));
  if (path === null) return { tag, body: new CompressedBody(identity) };
  const key = variantKey(path, c.var.asked?.variant ?? '');
  const kept = cache.peek(key);
  const body = kept?.tag === tag ? kept.body : new CompressedBody(identity);
  c.set('cacheUse', 'miss');
  const own = { ...baseHeaders, ...extraHeaders, ...Object.fromEntries(headers) };
  cache.put(key, {
    body,
    tag,
    route: routeOf(c),
    headers: flatten(own),
    version,
    madeAtMs: nowMs(),
    freshUntilMs: nowMs() + freshMs,
    staleUntilMs: nowMs() + freshMs + staleMs,
  });
  return { tag, body };
}

/** The visitor's personal headers. The cached page has none of them. */
function personalHeaders(c: Context<HttpEnv>, headers: Headers): Headers {
  const { asked, isPreview } = c.var;
  if (!asked?.isPersonal || isPreview || isOfficePage(c.req.path)) return headers;
  const own = new Headers(headers);
  if (asked.setCookie !== null) own.append('Set-Cookie', asked.setCookie);
  const isShared = (own.get('Cache-Control') ?? '').includes('public');
  if (isShared) own.set('Cache-Control', personalControl);
  return own;
}

/** A page's data is as personal as the page itself. */
function asPersonal(c: Context<HttpEnv>, rendered: Response): Response {
  const isShared = (rendered.headers.get('Cache-Control') ?? '').includes('public');
  if (c.var.asked?.isPersonal && isShared) rendered.headers.set('Cache-Control', personalControl);
  return rendered;
}

/**
 * Renders a public page without the query parameters that it does not read, so none of them get into the page. Which
 * ones it reads is known after the first rendering; if that had too many, it is rendered once more.
 */
async function renderForCache(
  options: DocumentOptions,
  c: Context<HttpEnv>,
  version: number,
): Promise<Response | null> {
  const { cache } = options;
  if (c.var.closedFor === 'strangers') return renderOrNull(options, c, openingSoon(c.req.raw));
  const request = asGet(c.req.raw);
  if (request.method !== 'GET' || c.var.closedFor) return renderOrNull(options, c, request);
  const asked = targetOf(request);
  const first = cache.targetOf(asked) ?? asked;
  const rendered = await renderOrNull(options, c, at(request, first));
  if (rendered === null || !isHtml(rendered) || !isCacheable(rendered)) return rendered;
  const [path = ''] = first.split('?');
  cache.noteReads(path, c.get('readParams') ?? new Set(), version);
  const target = cache.targetOf(first);
  return target === null || target === first
    ? rendered
    : renderOrNull(options, c, at(request, target));
}

/** In the language of the path that was asked for, and whatever the method was. */
function openingSoon({ url, headers, signal }: Request): Request {
  const { locale } = splitLocale(new URL(url).pathname);
  return new Request(new URL(inLocale('/opening-soon', locale), url), { headers, signal });
}

/** The request with another path of this site. */
function at(request: Request, target: string): Request {
  if (targetOf(request) === target) return request;
  // Set part by part, so that a path like `//another.host/` stays a path.
  const [pathname = '', search = ''] = target.split('?');
  const url = Object.assign(new URL(request.url), { pathname, search });
  return new Request(url, { headers: request.headers, signal: request.signal });
}

/** Null if not even the error page could be rendered: the router then answers in plain text. */
async function renderOrNull(
  { render }: DocumentOptions,
  c: Context<HttpEnv>,
  request: Request,
): Promise<Response | null> {
  const rendered = await render(request, c);
  const type = rendered.headers.get('content-type') ?? '';
  return rendered.status === 500 && type.startsWith('text/plain') ? null : rendered;
}

/** Other responses of the router: data for client navigation, redirects. */
async function compressed(c: Context<HttpEnv>, rendered: Response): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (rendered.body === null || encoding === 'identity' || isFile(rendered)) return rendered;
  const body = await encode(Buffer.from(await rendered.arrayBuffer()), encoding);
  const headers = new Headers(rendered.headers);
  headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return respond(c, { status: rendered.status, headers, body });
}

/** A file may be larger than memory, so it is streamed. */
function isFile({ headers }: Response): boolean {
  return (headers.get('content-disposition') ?? '').startsWith('attachment');
}

/** HEAD is rendered as GET and loses its body at the end, so both have the same headers. */
function asGet(request: Request): Request {
  return request.method === 'HEAD'
    ? new Request(request.url, { headers: request.headers })
    : request;
}

function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Only what the route itself declared public; a page that sets a cookie belongs to one visitor. */
function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    (response.headers.get('cache-control') ?? '').includes('public')
  );
}

function documentHeaders(rendered: Headers, policy: string, path: string): Headers {
  const headers = new Headers(rendered);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  headers.set('Vary', path === '/' ? rootVary : 'Accept-Encoding');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  return headers;
}

type Finished = { status: number; headers: Headers; body: Buffer };

function respond(c: Context<HttpEnv>, { status, headers, body }: Finished): Response {
  headers.set('Content-Length', String(body.length));
  const bytes = c.req.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(bytes, { status, headers });
}

function targetOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}

function flatten(headers: Record<string, string>): string[] {
  const lower = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return [...lower].flat();
}
