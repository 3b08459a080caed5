import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits, streamLimit } from './body-limit.ts';

/** Pages that read their form as it arrives: a resume is never held whole. */
const streamed = /^(?:\/es)?\/careers\/[^/]+$/;

/** How large the form of a page may be. */
export function limitBodies(): MiddlewareHandler<HttpEnv> {
  const limitForm = bodyLimit(bodyLimits.form);
  const limitStream = streamLimit(bodyLimits.stream);
  return (c, next) => (streamed.test(c.req.path) ? limitStream(c, next) : limitForm(c, next));
}
