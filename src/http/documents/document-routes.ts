import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isOfficePage } from '#src/domain/analytics/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { rootVary } from '../language/lead-to-language.ts';
import { baseHeaders } from '../middleware/security-headers.ts';
import { chooseEncoding, type EncodedBody, encodeBody, encodeOnce, sentOften } from './encode.ts';
import { finishDocument } from './finish-document.ts';
import { entityTag, type PageCache, personalControl, variantKey } from './page-cache.ts';

/** Renders a request with the application's router. */
export type RenderPage = (request: Request, c: Context<HttpEnv>) => Promise<Response>;

export type DocumentOptions = {
  render: RenderPage;
  cache: PageCache;
  boot: { src: string };
  /** What is sent when rendering the error page itself fails. */
  lastResort(path: string): string;
  version(): number;
  nowMs(): number;
  /** Headers that go with every response of this deployment (HSTS where there is https). */
  extraHeaders: Readonly<Record<string, string>>;
};

/** How long a cached page counts as fresh. Publishing changes the version, so this only covers the clock. */
const freshMs = 60_000;
/** How much longer it may still be sent while a new one is rendered. */
const staleMs = 600_000;

/** Answers with a page of the application: finished, hashed, compressed and, where public, cached. */
export function serveDocument(options: DocumentOptions) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    // Whoever publishes while the page is made may have come too late for it.
    const version = options.version();
    const rendered = await renderForCache(options, c, version);
    if (rendered === null) return c.html(options.lastResort(c.req.path), 500);
    if (!isHtml(rendered)) return compressed(c, asPersonal(c, rendered));
    const isPreview = c.get('isPreview') ?? false;
    const isPublic = isCacheable(rendered);
    const rules = { isPreview, mayFrame: !isPublic };
    const { html, policy } = finishDocument(await rendered.text(), options.boot, rules);
    const body = Buffer.from(html);
    const headers = documentHeaders(rendered.headers, policy, c.req.path);
    if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    let sent: Buffer;
    if (isPublic) {
      const { tag, encoded } = await cachePage(options, c, { headers, body, version });
      headers.set('ETag', entityTag(tag, encoding));
      sent = encoded[encoding];
    } else {
      sent = await encodeOnce(body, encoding);
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return respond(c, {
      status: rendered.status,
      headers: personalHeaders(c, headers),
      body: sent,
    });
  };
}

/** Compresses a public page and, where it does not hang on its query, keeps it for the next one. */
async function cachePage(
  options: DocumentOptions,
  c: Context<HttpEnv>,
  { headers, body, version }: Pick<Finished, 'headers' | 'body'> & { version: number },
): Promise<{ tag: string; encoded: EncodedBody }> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const path = options.cache.targetOf(targetOf(c.req.raw));
  if (path === null) return { tag, encoded: await encodeBody(body) };
  const key = variantKey(path, c.var.asked?.variant ?? '');
  const quality = path.includes('?') ? undefined : sentOften;
  const encoded = await encodeForCache(options, { key, tag, quality }, body);
  const own = { ...baseHeaders, ...options.extraHeaders, ...Object.fromEntries(headers) };
  options.cache.put(key, {
    body: encoded,
    tag,
    headers: flatten(own),
    version,
    madeAtMs: options.nowMs(),
    freshUntilMs: options.nowMs() + freshMs,
    staleUntilMs: options.nowMs() + freshMs + staleMs,
  });
  return { tag, encoded };
}

/** What this answer owes to who asks. What is kept of the page has none of it. */
function personalHeaders(c: Context<HttpEnv>, headers: Headers): Headers {
  const { asked, isPreview } = c.var;
  if (!asked?.isPersonal || isPreview || isOfficePage(c.req.path)) return headers;
  const own = new Headers(headers);
  if (asked.setCookie !== null) own.append('Set-Cookie', asked.setCookie);
  const isShared = (own.get('Cache-Control') ?? '').includes('public');
  if (isShared) own.set('Cache-Control', personalControl);
  return own;
}

/** Data of a page is as much somebody's as the page itself. */
function asPersonal(c: Context<HttpEnv>, rendered: Response): Response {
  const isShared = (rendered.headers.get('Cache-Control') ?? '').includes('public');
  if (c.var.asked?.isPersonal && isShared) rendered.headers.set('Cache-Control', personalControl);
  return rendered;
}

/** A page that was rendered again and came out the same is not compressed again. */
async function encodeForCache(
  { cache }: DocumentOptions,
  { key, tag, quality }: { key: string; tag: string; quality: number | undefined },
  body: Buffer,
): Promise<EncodedBody> {
  const kept = cache.peek(key);
  return kept?.tag === tag ? kept.body : encodeBody(body, quality);
}

/**
 * Renders a public page without what it does not read of the query, so that nothing of it gets into
 * the page. What that is shows with the first rendering: one that had too much is made once more.
 */
async function renderForCache(
  options: DocumentOptions,
  c: Context<HttpEnv>,
  version: number,
): Promise<Response | null> {
  const { cache } = options;
  const request = asGet(c.req.raw);
  if (request.method !== 'GET') return renderOrNull(options, c, request);
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

/** The request for another address of this site. */
function at(request: Request, target: string): Request {
  if (targetOf(request) === target) return request;
  // Part by part: a path of `//another.host/` must stay a path.
  const [pathname = '', search = ''] = target.split('?');
  const url = Object.assign(new URL(request.url), { pathname, search });
  return new Request(url, { headers: request.headers, signal: request.signal });
}

/** null when not even the error page could be shown: the router then answers in plain text. */
async function renderOrNull(
  { render }: DocumentOptions,
  c: Context<HttpEnv>,
  request: Request,
): Promise<Response | null> {
  const rendered = await render(request, c);
  const type = rendered.headers.get('content-type') ?? '';
  return rendered.status === 500 && type.startsWith('text/plain') ? null : rendered;
}

/** What the router sends besides pages: data for client navigation, redirects. */
async function compressed(c: Context<HttpEnv>, rendered: Response): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (rendered.body === null || encoding === 'identity' || isFile(rendered)) return rendered;
  const body = await encodeOnce(Buffer.from(await rendered.arrayBuffer()), encoding);
  const headers = new Headers(rendered.headers);
  headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return respond(c, { status: rendered.status, headers, body });
}

/** A file may be longer than what fits into memory: it is sent as it is made. */
function isFile({ headers }: Response): boolean {
  return (headers.get('content-disposition') ?? '').startsWith('attachment');
}

/** HEAD is rendered as GET and loses its body at the end, so that both carry the same headers. */
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
