import type { Refusal, RefusalOrText } from './refusal.ts';
import { why } from './refusals.ts';

/** Kinds of refusals. Transports map the kind to a status; nobody else needs to. */
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

/** One refused field: `path` as in the form or the JSON body. */
export type FieldIssue = { path: string } & RefusalOrText;

/** An expected refusal. Its text may be shown to the person, so it never contains a secret. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly told: RefusalOrText;
  readonly issues: readonly FieldIssue[];

  constructor(code: DomainErrorCode, told: RefusalOrText, issues: readonly FieldIssue[] = []) {
    super('text' in told ? told.text : [told.reason, ...Object.values(told.values)].join(' '));
    this.name = 'DomainError';
    this.code = code;
    this.told = told;
    this.issues = issues;
  }
}

/** A refusal of one field, shown next to it and as the overall message. */
export function refuseField(code: DomainErrorCode, path: string, told: RefusalOrText): DomainError {
  return new DomainError(code, told, [{ path, ...told }]);
}

export function notFound(refusal: Refusal = why('record.missing')): DomainError {
  return new DomainError('not-found', refusal);
}
