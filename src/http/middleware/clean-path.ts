import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/**
 * One address for one page: a trailing slash leads to the page without it, and a path whose escapes
 * mean nothing is refused before anything tries to read it.
 */
export const cleanPath: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!isWellFormed(pathname)) return c.text('Bad Request', 400);
  const clean = withoutTrailingSlash(pathname);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return clean === pathname || !isRead ? next() : c.redirect(clean + search, 308);
};

function isWellFormed(pathname: string): boolean {
  try {
    // The value is used: the bundler takes a call whose result nobody reads for dead code.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Leading slashes are folded too: `//other.host/` as a Location would lead away from the site. */
export function withoutTrailingSlash(pathname: string): string {
  if (!pathname.endsWith('/') || pathname === '/') return pathname;
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}
