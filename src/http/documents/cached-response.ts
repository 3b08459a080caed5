import type { Context } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { chooseEncoding } from './encode.ts';
import { ageOf, type CachedPage, type PageCache } from './page-cache.ts';

type Shelf = { cache: PageCache; nowMs(): number };

/** The last cached page for a request, whatever its age, with `Age`; null without one. */
export function cachedResponse(shelf: Shelf, c: Context<HttpEnv>): Promise<Response | null> {
  return respondWith(shelf, c, (target) => shelf.cache.peekAny(target));
}

/** The same for a page of the current version, and a visitor who gets the same page as everybody. */
export async function currentResponse(shelf: Shelf, c: Context<HttpEnv>): Promise<Response | null> {
  if (c.var.asked?.isPersonal) return null;
  return respondWith(shelf, c, (target) => shelf.cache.peekCurrent(target));
}

async function respondWith(
  { nowMs }: Shelf,
  c: Context<HttpEnv>,
  find: (target: string) => CachedPage | undefined,
): Promise<Response | null> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  const { pathname, search } = new URL(c.req.url);
  const page = find(pathname + search);
  if (!page) return null;
  c.set('route', page.route);
  c.set('cacheUse', 'hit');
  const headers = new Headers();
  for (let at = 0; at < page.headers.length; at += 2) {
    headers.append(page.headers[at] ?? '', page.headers[at + 1] ?? '');
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = await page.body.in(encoding);
  headers.set('Content-Length', String(body.length));
  headers.set('Age', ageOf(page, nowMs()));
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
