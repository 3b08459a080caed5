import { Hono } from 'hono';
import { notFound } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { why } from '#src/http/refusals.ts';
import { describeInLanguages } from '#src/lib/describe-in-languages.ts';
import { allCalls, apiCalls } from '../api/calls.ts';
import { describeApi } from '../api/describe-api.ts';
import type { CreateLimit } from '../api/limits.ts';
import { refuseOtherMethods } from '../api/refuse-other-methods.ts';
import { callServer } from '../api/serve-call.ts';
import type { HttpEnv } from '../http-env.ts';
import { serveBuilds } from './builds.ts';
import { serveCsrfCookie } from './csrf-cookie.ts';
import { serveLeads } from './leads.ts';
import { serveSnapshots } from './snapshots.ts';
import { serveVehicles } from './vehicles.ts';

export type ProductApiDeps = { https: boolean; createLimit: CreateLimit };

/** The product's own backend, as named in section 7 of the specification. Its responses are never cached. */
export function productApiRoutes({ https, createLimit }: ProductApiDeps) {
  const routes = new Hono<HttpEnv>();
  routes.use('/p/v1/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  const serve = callServer(routes, createLimit);
  serveCsrfCookie(serve, { https });
  serveVehicles(serve);
  serveBuilds(serve, { https });
  serveLeads(serve);
  serveSnapshots(serve);
  serveDescription(routes);
  refuseOtherMethods(routes, apiCalls);
  // For programs: without this line the pages would answer them, in HTML.
  routes.all('/p/v1/*', () => {
    throw notFound(why('request.no-address'));
  });
  return routes;
}

function serveDescription(routes: Hono<HttpEnv>): void {
  const document = describeApi(allCalls);
  routes.get('/api/openapi.json', async (c) => {
    const { languages } = await getShopSettings(c.var.ctx);
    const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };
    return c.json(describeInLanguages(document, languages.on), 200, headers);
  });
}
