import type { MiddlewareHandler } from 'hono';
import { neutralPath } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits } from './body-limit.ts';

/**
 * A resume that is too large is read beyond its limit, so that the sender gets the filled form back; a supplier's file
 * is large, and staff alone are asked for its body.
 */
const streamed = /^\/(?:careers\/[^/]+|admin\/catalog\/imports)(?:\.data)?$/;

/** Size limits of the pages' forms. */
export function limitBodies(): MiddlewareHandler<HttpEnv> {
  const limitForm = bodyLimit(bodyLimits.form);
  const limitStream = bodyLimit(bodyLimits.stream);
  return (c, next) =>
    streamed.test(neutralPath(c.req.path)) ? limitStream(c, next) : limitForm(c, next);
}
