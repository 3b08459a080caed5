import type { MiddlewareHandler } from 'hono';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { maskPath } from '#src/lib/mask-links.ts';
import type { HttpEnv } from '../http-env.ts';

const refused = new Set([401, 403, 419, 429]);
/** Seconds, unless the refusal sets its own. */
const usualWait = '60';

/** Logs each refused request as a security event, and makes sure that every "try later" says when. */
export const noteRefusals: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  const { status } = c.res;
  if (!refused.has(status)) return;
  if (status === 429 && !c.res.headers.has('Retry-After')) c.header('Retry-After', usualWait);
  const { method, path } = c.req;
  noteRefusal(c.var.ctx, 'request.refused', {
    address: c.var.visitorIp,
    detail: { status, method, path: maskPath(path), ...(c.var.refusal && { why: c.var.refusal }) },
  });
};
