import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { HttpEnv } from '../http-env.ts';

/** The pattern of the route that answers a request: that of its page, or of its handler. */
export function routeOf(c: Context<HttpEnv>): string {
  return c.var.route ?? routePath(c);
}
