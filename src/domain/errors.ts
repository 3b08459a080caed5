import type { Refusal, RefusalOrText } from './refusal.ts';
import { why } from './refusals.ts';

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

/** One refused field: `path` as in the form or the JSON body. */
export type FieldIssue = { path: string } & RefusalOrText;

/** An expected refusal. What it tells may be shown to the person; it never holds a secret. */
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

/** A refusal of one field, told beside it and as a whole. */
export function refuseField(code: DomainErrorCode, path: string, told: RefusalOrText): DomainError {
  return new DomainError(code, told, [{ path, ...told }]);
}

export function notFound(refusal: Refusal = why('record.missing')): DomainError {
  return new DomainError('not-found', refusal);
}
