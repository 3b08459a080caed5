import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { routeOf } from '../watching/route-of.ts';

/**
 * A response that sets a cookie belongs to one visitor, whatever its route declares: no shared cache and no worker
 * (which cannot see cookies) may store it.
 */
export const publicOrCookie: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Set-Cookie') || !/\bpublic\b/.test(headers.get('Cache-Control') ?? '')) return;
  c.var.ctx.logger.error({ route: routeOf(c) }, 'a public answer sets a cookie');
  headers.set('Cache-Control', 'private, no-store');
};
