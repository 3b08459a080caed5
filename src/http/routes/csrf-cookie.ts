import { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { setCsrfCookies } from '../security/csrf-guard.ts';

/** `GET /api/sanctum/csrf-cookie`: fetched before a save, so that no page has to set a cookie. */
export function csrfCookieRoutes({ https }: { https: boolean }) {
  const routes = new Hono<HttpEnv>();
  routes.get('/api/sanctum/csrf-cookie', (c) => {
    setCsrfCookies(c, { https });
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
  return routes;
}
