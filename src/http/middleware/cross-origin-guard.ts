import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site writes by browsers (the six-step rule of Go 1.25's CrossOriginProtection): Sec-Fetch-Site
 * decides if present, else Origin compared with Host.
 */
export const crossOriginGuard: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (isSameSiteWrite(c.req.raw)) return next();
  c.set('refusal', 'cross-site');
  throw new DomainError('forbidden', why('request.cross-site'));
};

export function isSameSiteWrite(request: Request): boolean {
  if (safe.has(request.method)) return true;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
