/** What the domain refuses, by kind. Transports map the kind to a status; nobody else needs to know. */
export type DomainErrorCode =
  | 'not-found'
  | 'gone'
  | 'invalid'
  | 'forbidden'
  | 'unauthenticated'
  | 'conflict'
  | 'token-mismatch'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable'
  | 'no-space';

/** One refused field: `path` as in the form or the JSON body, `message` for the person. */
export type FieldIssue = { path: string; message: string };

/** An expected refusal. Its message may be shown to the person; it never holds a secret. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly issues: readonly FieldIssue[];

  constructor(code: DomainErrorCode, message: string, issues: readonly FieldIssue[] = []) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.issues = issues;
  }
}

export function notFound(message = 'This record could not be found'): DomainError {
  return new DomainError('not-found', message);
}
