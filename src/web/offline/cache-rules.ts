import { neutralPath } from '#src/lib/locales.ts';

/** The kind of a request, as far as the worker may cache its response. */
export type Kind = 'page' | 'asset' | 'picture' | 'shelf';

export type CacheRequest = Pick<Request, 'method' | 'url' | 'mode'> & {
  headers: Pick<Headers, 'has'>;
};

/** Pages of the staff, of one person, or of one link. The worker caches nothing of them. */
const never = [
  /^\/(admin|login|logout|setup|invite|reset|account|preview|calendar-feed)(\/|$)/,
  /^\/(api|p|v1|v2|livez|readyz|metrics|sw\.js)(\/|$)/,
  /^\/appointment\/(manage|offer|calendar|waiting-list)(\/|$)/,
  /^\/build\/(complete|compare|reminder|replace|share|s|fixes)(\/|$)/,
  /^\/careers\/(status|withdrawn)(\/|$)/,
];

const pictures = /^\/(f|_ipx|_vercel|drawings|pictures)\//;
const assets = /^\/(assets|icons|brand)\/|^\/favicon\.(svg|ico)$/;

/** Null: the response is that of the network, as if there were no worker. */
export function kindOf({ method, url, mode, headers }: CacheRequest, origin: string): Kind | null {
  const { pathname, searchParams, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('Range')) return null;
  if (isPrivate(pathname) || searchParams.has('_storyblok')) return null;
  if (mode === 'navigate') return 'page';
  if (assets.test(pathname)) return 'asset';
  if (pictures.test(pathname)) return 'picture';
  return neutralPath(pathname) === '/build/shelf' ? 'shelf' : null;
}

/** In every spelling that the server accepts. */
function isPrivate(pathname: string): boolean {
  const path = neutralPath(pathname.toLowerCase());
  return never.some((pattern) => pattern.test(path));
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/**
 * Only responses that the server declares public. The worker cannot see cookies; the server makes sure that nothing
 * public sets one (src/http/middleware/public-or-cookie.ts).
 */
export function mayCache({ status, type, redirected, headers }: Answer): boolean {
  const control = headers.get('Cache-Control') ?? '';
  if (status !== 200 || redirected || !['basic', 'default'].includes(type)) return false;
  return /\bpublic\b/.test(control) && !/\b(private|no-store)\b/.test(control);
}

/** True if it may be cached; any other body is cancelled, because it would occupy a connection. */
export function mayCacheOrDrop(response: Response): boolean {
  if (mayCache(response)) return true;
  void response.body?.cancel();
  return false;
}

const passing = /^(utm_[a-z]+|gclid|fbclid|msclkid|standalone|_routes)$/;

/** One key for all URLs of the same page: `/?standalone=true` is `/`, `/a.data` is `/a`. */
export function pageKeyOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  for (const name of [...searchParams.keys()]) if (passing.test(name)) searchParams.delete(name);
  const path = pathname.replace(/\/_root\.data$/, '/').replace(/\.data$/, '');
  const search = searchParams.toString();
  return origin + path + (search && `?${search}`);
}
