import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { HttpEnv } from '../http-env.ts';
import { tokenOf } from './require-management-token.ts';

/** Specification, section 7: writes are throttled to 5 a second, 3 with an OAuth token. */
const usual = { oauth: 3, personal: 5 };

/** Some changes of this API are asked for by GET. */
const changing = /\/(publish|unpublish|finish_upload|restore_with)\/?$/;

/** Answers 429 to more changes a second than a token may make; clients wait and come again. */
export function throttleChanges(perSecond = usual): MiddlewareHandler<HttpEnv> {
  const limiters = {
    oauth: new RateLimiterMemory({ points: perSecond.oauth, duration: 1 }),
    personal: new RateLimiterMemory({ points: perSecond.personal, duration: 1 }),
  };
  return async (c, next) => {
    if (c.req.method === 'GET' && !changing.test(c.req.path)) return next();
    const header = c.req.header('Authorization');
    const limiter = /^Bearer\s/i.test(header ?? '') ? limiters.oauth : limiters.personal;
    const key = createHash('sha256').update(tokenOf(header)).digest('base64url');
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
      return c.json({ error: 'Too many changes at once. Wait a second.' }, 429);
    }
    return next();
  };
}
