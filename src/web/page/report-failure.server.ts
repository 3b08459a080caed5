import { isRouteErrorResponse } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { requestSubject } from '#src/domain/request-subject.ts';

/** Logs why a page failed. Client errors are not logged, because they were answered. */
export function reportFailure(failure: unknown, ctx: Reporter): void {
  if (isRouteErrorResponse(failure) && failure.status < 500) return;
  ctx.logger.error({ err: causeOf(failure), ...requestSubject(ctx) }, 'page failed');
}

type Reporter = Pick<Ctx, 'logger' | 'requestId' | 'actor' | 'route'>;

/** The router wraps its own errors, and those of loaders, in a response. */
function causeOf(failure: unknown): unknown {
  const isWrapped = isRouteErrorResponse(failure) && 'error' in failure;
  return isWrapped ? (failure.error ?? failure) : failure;
}
