import type { Context } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { HttpEnv } from './http-env.ts';
import { problem } from './problem.ts';

/** One mapper from refusals to problem documents. Anything unexpected is a plain 500. */
export function onError(error: Error, c: Context<HttpEnv>): Response {
  if (error instanceof DomainError) {
    return problem(c, error.code, { detail: error.message, issues: error.issues });
  }
  c.var.ctx.logger.error({ err: error, requestId: c.var.ctx.requestId }, 'request failed');
  return problem(c, 'server-error');
}
