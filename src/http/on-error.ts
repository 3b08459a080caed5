import type { Context } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { asStorageRefusal } from '#src/domain/no-space.server.ts';
import { requestSubject } from '#src/domain/request-subject.ts';
import { BodyError } from '#src/lib/body-error.ts';
import type { HttpEnv } from './http-env.ts';
import { refuse } from './refuse.ts';
import { bodyRefusals } from './request-bodies/body-refusals.ts';
import { routeOf } from './watching/route-of.ts';

/** Maps refusals to problem documents. Unexpected errors are a plain 500. */
export function onError(error: Error, c: Context<HttpEnv>): Response {
  const refusal = error instanceof DomainError ? error : asStorageRefusal(error);
  if (refusal !== null) {
    const { tell, ctx } = c.var;
    const issues = refusal.issues.map(({ path, ...told }) => ({
      path,
      message: tell(told, ctx.locale),
    }));
    return refuse(c, refusal.code, { detail: tell(refusal.told, ctx.locale), issues });
  }
  if (error instanceof BodyError) return refuse(c, bodyRefusals[error.failure]);
  const { ctx } = c.var;
  const subject = requestSubject({ ...ctx, route: routeOf(c) });
  ctx.logger.error({ err: error, ...subject, method: c.req.method }, 'request failed');
  return refuse(c, 'server-error');
}
