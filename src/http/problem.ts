import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from './http-env.ts';
import { type ProblemCode, problemKinds } from './problem-kinds.ts';

export type Details = { detail?: string; issues?: readonly { path: string; message: string }[] };

/** A problem document; `type` is the section of the API page that explains the kind. */
export function problem(c: Context<HttpEnv>, code: ProblemCode, told: Details = {}): Response {
  const { status, title } = problemKinds[code];
  const { detail, issues = [] } = told;
  const errors = issues.length > 0 ? issues : undefined;
  const type = `/api/docs#problem-${code}`;
  const instance = `urn:uuid:${c.var.ctx.requestId}`;
  c.header('Cache-Control', 'no-store');
  // 419 is not in the library's list of statuses; the specification requires it.
  return c.json({ type, title, status, detail, instance, errors }, status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
  });
}
