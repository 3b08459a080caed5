import { Hono } from 'hono';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { HttpEnv } from '../http-env.ts';

/** The vehicles that a build can start from: year, make, model and body of each record. */
export function vehicleRoutes() {
  const routes = new Hono<HttpEnv>();
  routes.get('/p/v1/vehicles', async (c) => c.json({ data: await vehicleChoices(c.var.ctx) }));
  return routes;
}
