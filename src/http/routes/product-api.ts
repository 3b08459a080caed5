import { Hono } from 'hono';
import { notFound } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';
import { buildRoutes } from './builds.ts';
import { csrfCookieRoutes } from './csrf-cookie.ts';
import { leadRoutes } from './leads.ts';
import { vehicleRoutes } from './vehicles.ts';

/** The product's own backend, as section 7 of the specification calls it. Nothing of it is kept. */
export function productApiRoutes({ https }: { https: boolean }) {
  const routes = new Hono<HttpEnv>();
  routes.use('/p/v1/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.route('/', csrfCookieRoutes({ https }));
  routes.route('/', buildRoutes({ https }));
  routes.route('/', leadRoutes());
  routes.route('/', vehicleRoutes());
  // Programs ask here: without this line the pages would answer them, in HTML.
  routes.all('/p/v1/*', () => {
    throw notFound('This address could not be found');
  });
  return routes;
}
