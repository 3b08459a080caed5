import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits } from './body-limit.ts';

/** A resume that is too large is read past its limit, so that its sender gets the form back filled. */
const streamed = /^(?:\/es)?\/careers\/[^/]+$/;

/** How large the form of a page may be. */
export function limitBodies(): MiddlewareHandler<HttpEnv> {
  const limitForm = bodyLimit(bodyLimits.form);
  const limitStream = bodyLimit(bodyLimits.stream);
  return (c, next) => (streamed.test(c.req.path) ? limitStream(c, next) : limitForm(c, next));
}
