import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DomainErrorCode, FieldIssue } from '#src/domain/errors.ts';
import type { HttpEnv } from './http-env.ts';

/** Every refusal of the HTTP surface that is not a page, by kind (RFC 9457). */
export type ProblemCode =
  | DomainErrorCode
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'server-error';

type ProblemKind = { status: number; title: string };

export const problemKinds: Readonly<Record<ProblemCode, ProblemKind>> = {
  unauthenticated: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Refused' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  gone: { status: 410, title: 'Gone' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'token-mismatch': { status: 419, title: 'Token mismatch' },
  invalid: { status: 422, title: 'Not valid' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'server-error': { status: 500, title: 'An error occurred' },
};

type Told = { detail?: string; issues?: readonly FieldIssue[] };

/** A problem document; `type` leads to the paragraph of the API's page that explains the kind. */
export function problem(c: Context<HttpEnv>, code: ProblemCode, told: Told = {}): Response {
  const { status, title } = problemKinds[code];
  const { detail, issues = [] } = told;
  const errors = issues.length > 0 ? issues : undefined;
  const type = `/api/docs#problem-${code}`;
  const instance = `urn:uuid:${c.var.ctx.requestId}`;
  c.header('Cache-Control', 'no-store');
  // 419 is not in the library's list of statuses; the specification names it.
  return c.json({ type, title, status, detail, instance, errors }, status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
  });
}
