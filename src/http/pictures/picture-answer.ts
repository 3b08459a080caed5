import type { Context } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** A URL with the current version is immutable; any other may change. */
export function pictureHeaders(isCurrent: boolean, type = 'image/png') {
  return {
    'Content-Type': type,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Many are waiting already. */
export function tryLater(c: Context<HttpEnv>): Response {
  const headers = { 'Retry-After': '1', 'Cache-Control': 'no-store' };
  return c.text('Too many pictures are being made, try again in a second', 503, headers);
}
