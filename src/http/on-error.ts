import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type DomainErrorCode } from '#src/domain/errors.ts';
import type { HttpEnv } from './http-env.ts';

const statusOf: Record<DomainErrorCode, ContentfulStatusCode> = {
  'not-found': 404,
  gone: 410,
  invalid: 422,
  forbidden: 403,
  unauthenticated: 401,
  conflict: 409,
  'token-mismatch': 419 as ContentfulStatusCode,
  'too-large': 413,
  'rate-limited': 429,
};

/** One mapper from refusals to RFC 9457 problem documents. Anything unexpected is a plain 500. */
export function onError(error: Error, c: Context<HttpEnv>): Response {
  if (error instanceof DomainError) return problem(c, statusOf[error.code], error);
  c.var.ctx.logger.error({ err: error, requestId: c.var.ctx.requestId }, 'request failed');
  return problem(c, 500, new Error('An error occurred'));
}

function problem(c: Context<HttpEnv>, status: ContentfulStatusCode, error: Error): Response {
  const issues = error instanceof DomainError && error.issues.length > 0 ? error.issues : undefined;
  c.header('Cache-Control', 'no-store');
  return c.json(
    { type: 'about:blank', title: error.message, status, instance: c.var.ctx.requestId, issues },
    status,
    { 'Content-Type': 'application/problem+json' },
  );
}
