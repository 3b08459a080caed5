import { data as response } from 'react-router';
import { DomainError, type DomainErrorCode } from '#src/domain/errors.ts';

/** Refusals that mean the URL names something missing; any other one is a bug. */
const statusOf: Partial<Record<DomainErrorCode, number>> = { 'not-found': 404, gone: 410 };

/** Converts such a refusal to a 404 or 410; other errors are returned unchanged. */
export function toNotFound(error: unknown): unknown {
  const status = error instanceof DomainError ? statusOf[error.code] : undefined;
  return status === undefined ? error : response(null, { status });
}
