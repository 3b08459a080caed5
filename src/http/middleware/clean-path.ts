import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/**
 * One address for one page: needless slashes lead to the page without them, and a path whose escapes
 * mean nothing is refused before anything tries to read it.
 */
export const cleanPath: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!isWellFormed(pathname)) return c.text('Bad Request', 400);
  const clean = cleanPathname(pathname);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return clean === pathname || !isRead ? next() : c.redirect(clean + search, 308);
};

function isWellFormed(pathname: string): boolean {
  try {
    // No name of ours has a zero byte, and the database refuses to look for one.
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Leading slashes are folded: `//other.host/` in a link or a Location would lead away from the site. */
export function cleanPathname(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}
