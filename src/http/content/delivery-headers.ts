import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** Any site may read with its token. `q` overrides the clients' own, lower limit of calls per second. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Total, Per-Page, X-RateLimit-Policy',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-RateLimit-Policy': '"concurrent-requests";q=1000',
};

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Accept, Content-Type',
  'Access-Control-Max-Age': '86400',
};

export const deliveryHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (c.req.method === 'OPTIONS') return c.body(null, 204, preflight);
  await next();
};

/** A draft is for one reader, and the version is only useful if it is fresh. */
export const neverCached = 'private, no-store';

/**
 * A current or past version may be cached, because its URL changes with the next one. A future version must not: it
 * would be the first answer under tomorrow's URL.
 */
export function publishedCaching(asked: number, latest: number): string {
  return asked <= latest ? 'public, max-age=604800' : neverCached;
}
