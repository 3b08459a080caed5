import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import type { ManagementOptions } from './management-env.ts';
import { tokenOf } from './require-management-token.ts';

/** Specification, section 7: writes are throttled to 5 per second, 3 with an OAuth token. */
const usual = { oauth: 3, personal: 5 };

/** Some changes in this API are GET requests. */
const changing = /\/(publish|unpublish|finish_upload|restore_with)\/?$/;

type Throttling = Pick<ManagementOptions, 'perSecond' | 'createLimit'>;

/** Answers 429 if a token makes too many changes per second; clients wait and retry. */
export function throttleChanges({
  perSecond = usual,
  createLimit,
}: Throttling): MiddlewareHandler<HttpEnv> {
  const limitOf = (kind: keyof typeof usual) =>
    createLimit({ name: `manage-${kind}`, requests: perSecond[kind], seconds: 1 });
  const limits = { oauth: limitOf('oauth'), personal: limitOf('personal') };
  return async (c, next) => {
    if (c.req.method === 'GET' && !changing.test(c.req.path)) return next();
    const header = c.req.header('Authorization');
    const limit = /^Bearer\s/i.test(header ?? '') ? limits.oauth : limits.personal;
    const key = createHash('sha256').update(tokenOf(header)).digest('base64url');
    const { isRefused, resetSeconds } = await limit.take(key);
    if (!isRefused) return next();
    c.header('Retry-After', String(Math.max(1, resetSeconds)));
    return c.json({ error: 'Too many changes at once. Wait a second.' }, 429);
  };
}
