import { data } from 'react-router';
import type { StaffSession } from '#src/domain/auth/index.server.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import {
  authRequestOf,
  privateRedirect,
  type RouteArgs,
} from '#src/office/access/auth-request.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { frameFor } from '#src/office/kit/admin-nav.ts';
import { adminPolicy } from '#src/office/pages.ts';
import { openSession, rememberPath } from '#src/office/sign-in/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';

type GuardArgs = RouteArgs & { url: URL; pattern: string };

/**
 * In front of everything under `/admin`, pages and data alike: a session, and the scope that the
 * policy asks for the route that matched. A route without a line in it is not there.
 */
export async function guardAdmin(args: GuardArgs, next: () => Promise<Response>) {
  const opened = await openSession(args, 'staff').catch(asAnswer);
  if (opened instanceof Response) return opened;
  const { session, cookies } = opened;
  // 'staff' lets nobody through without one.
  if (session === null) throw new Error('A page of the staff was opened without a session');
  if (session.lacksFactor && args.pattern !== accountPattern) throw leadToSetUp(args, cookies);
  const scope = adminPolicy(args.pattern);
  if (scope === null) throw refusal(404, session);
  const { context, pattern } = args;
  const ctx = { ...context.get(ctxContext), actor: session.actor };
  if (scope !== 'signed-in' && !hasScope(session.actor.scopes, scope)) {
    noteRefusal(ctx, 'access.refused', { detail: { route: pattern, scope } });
    throw refusal(403, session);
  }
  context.set(ctxContext, ctx);
  context.set(staffContext, session);
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  for (const cookie of withoutNewer(cookies, response))
    response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The one page of who has yet to set up the second factor that the shop requires. */
const accountPattern = 'admin/account';

/** Leads there, and remembers where they wanted to be. */
function leadToSetUp(args: GuardArgs, cookies: readonly string[]): Response {
  const remember = rememberPath(args.url.pathname, authRequestOf(args));
  return privateRedirect(adminHrefs.account(), [...cookies, ...remember]);
}

/** With what the frame shows: the loader that brings it otherwise does not run. */
function refusal(status: 403 | 404, { actor }: StaffSession) {
  return data(frameFor(actor), { status });
}

/** A redirect is thrown as ever; thrown to a page, any other answer would be shown as an error. */
function asAnswer(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status === 401) return thrown;
  throw thrown;
}

/** An action that changed the session has set a newer cookie than the renewal before it. */
function withoutNewer(cookies: readonly string[], { headers }: Response): string[] {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const newer = new Set(headers.getSetCookie().map(nameOf));
  return cookies.filter((cookie) => !newer.has(nameOf(cookie)));
}
