import { isRouteErrorResponse } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';

/** Logs what made a page fail. What a visitor asked wrongly is theirs, and answered already. */
export function reportFailure(failure: unknown, { logger, requestId }: Reporter): void {
  if (isRouteErrorResponse(failure) && failure.status < 500) return;
  logger.error({ err: causeOf(failure), requestId }, 'page failed');
}

type Reporter = Pick<Ctx, 'logger' | 'requestId'>;

/** The router puts what it threw itself, or what a loader did, in an answer of its own. */
function causeOf(failure: unknown): unknown {
  const isWrapped = isRouteErrorResponse(failure) && 'error' in failure;
  return isWrapped ? (failure.error ?? failure) : failure;
}
