import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from './http-env.ts';
import { type Details, problem } from './problem.ts';
import { type ProblemCode, problemKinds } from './problem-kinds.ts';

/** Paths for programs: they get a problem document, whatever they claim to accept. */
const programs = /^\/(?:p|v1|v2|api)\//;

/** A refusal in the form the client can read: a page for a browser's navigation, else a problem document. */
export function refuse(c: Context<HttpEnv>, code: ProblemCode, told: Details = {}): Response {
  const { plainPage } = c.var;
  if (!plainPage || !wantsPage(c)) return problem(c, code, told);
  const { status } = problemKinds[code];
  // 419 is not in the library's list of statuses; the specification requires it.
  return c.html(plainPage(c.var.ctx.locale, code), status as ContentfulStatusCode, {
    'Cache-Control': 'no-store',
  });
}

/** Whether a browser is navigating to a page. */
export function wantsPage({ req }: Context<HttpEnv>): boolean {
  const accepts = req.header('Accept')?.includes('text/html') ?? false;
  return accepts && !programs.test(req.path) && !req.path.endsWith('.data');
}
