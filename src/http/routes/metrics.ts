import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** Metrics in Prometheus' text format, with its media type; null until the site has started. */
export type ReadMetrics = () => Promise<{ type: string; text: string } | null>;

/** The answer during a start, when every figure would be a false 0. */
export const notYet = 'The site is starting.';

/** Null: nobody reads the metrics at the site's own port. */
export type MetricsAccess = { token: string; read: ReadMetrics } | null;

/** `/metrics` for whoever has the token; for everybody else there is no such address. */
export function metricsRoutes(access: MetricsAccess) {
  const routes = new Hono<HttpEnv>();
  routes.get('/metrics', async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (access === null || given === undefined || !isSame(given, access.token)) return next();
    const metrics = await access.read();
    if (metrics === null) return c.text(notYet, 503, { 'Cache-Control': 'no-store' });
    const { type, text } = metrics;
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
  return routes;
}

/** Hashes have equal length, so comparing them reveals nothing about the token. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
