import type { MiddlewareHandler } from 'hono';
import { trimSlashes } from '#src/lib/trim-slashes.ts';
import type { HttpEnv } from '../http-env.ts';
import { refuse } from '../refuse.ts';

/**
 * One URL per page: needless slashes and escapes redirect to the path without them, and an invalid path is refused
 * before anything parses it.
 */
export const cleanPath: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!isWellFormed(pathname)) return refuse(c, 'bad-address');
  const clean = cleanPathname(pathname);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return clean === pathname || !isRead ? next() : c.redirect(clean + search, 308);
};

/** None of our names contain control characters; databases refuse a zero byte, URLs lose a tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u001f\u007f]/;

function isWellFormed(pathname: string): boolean {
  try {
    return !control.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Leading slashes are collapsed: `//other.host/` in a link or a Location would lead to another site. Unneeded escapes
 * are removed (RFC 3986, 6.2.2.2).
 */
export function cleanPathname(pathname: string): string {
  const plain = pathname.replace(/%([2-7][\da-f])/gi, (encoded, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  return `/${trimSlashes(plain)}`;
}
