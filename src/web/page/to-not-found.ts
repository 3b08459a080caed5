import { data as response } from 'react-router';
import { DomainError, type DomainErrorCode } from '#src/domain/errors.ts';

/** What a page's address can name that is not there; any other refusal is our own mistake. */
const statusOf: Partial<Record<DomainErrorCode, number>> = { 'not-found': 404, gone: 410 };

/** The 404 or 410 of a refusal that says so; any other error as it is. */
export function toNotFound(error: unknown): unknown {
  const status = error instanceof DomainError ? statusOf[error.code] : undefined;
  return status === undefined ? error : response(null, { status });
}
