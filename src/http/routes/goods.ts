import { Hono } from 'hono';
import { notFound } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { CreateLimit } from '../api/limits.ts';
import { refuseOtherMethods } from '../api/refuse-other-methods.ts';
import { callServer } from '../api/serve-call.ts';
import { serveBulk } from '../goods/bulk-calls.ts';
import { serveChanges } from '../goods/change-calls.ts';
import { serveFiles } from '../goods/file-calls.ts';
import { goodsCalls } from '../goods/goods-calls.ts';
import { serveFitment } from '../goods/serve-fitment.ts';
import { serveImports } from '../goods/serve-imports.ts';
import { serveLines } from '../goods/serve-lines.ts';
import { serveParts } from '../goods/serve-parts.ts';
import { serveVehicleChanges } from '../goods/serve-vehicle-changes.ts';
import { serveSuppliers } from '../goods/supplier-calls.ts';
import { serveVehicleRecords } from '../goods/vehicle-calls.ts';
import type { HttpEnv } from '../http-env.ts';

/**
 * The catalog, for programs of the shop. Keys open it and cookies do not, so it needs no guard against cross-site
 * writes and comes before it; before the site opens it works too, because that is when a catalog is filled.
 */
export function goodsRoutes({ createLimit }: { createLimit: CreateLimit }): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const serve = callServer(routes, createLimit);
  serveParts(serve);
  serveLines(serve);
  serveVehicleRecords(serve);
  serveVehicleChanges(serve);
  serveBulk(serve);
  serveChanges(serve);
  serveImports(serve);
  serveSuppliers(serve);
  serveFitment(serve);
  serveFiles(serve);
  refuseOtherMethods(routes, goodsCalls);
  routes.all('/v1/goods/*', () => {
    throw notFound(why('request.no-address'));
  });
  return routes;
}
