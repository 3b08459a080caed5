import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Node answers TRACE and made-up methods by default; nothing here uses them. */
export const methodGuard: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (allowed.includes(c.req.method)) return next();
  return c.text('Method not allowed', 405, { Allow: allowed.join(', ') });
};
