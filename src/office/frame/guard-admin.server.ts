import { data } from 'react-router';
import type { StaffSession } from '#src/domain/auth/index.server.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { readBy } from '#src/domain/facts/index.server.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { spokenOr } from '#src/lib/site-languages.ts';
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
 * Guards everything under `/admin`, pages and data alike: requires a session, and the scope that the policy lists for
 * the matched route. A route that is not in the policy does not exist.
 */
export async function guardAdmin(args: GuardArgs, next: () => Promise<Response>) {
  const opened = await openSession(args, 'staff').catch(asAnswer);
  if (opened instanceof Response) return opened;
  const { session, cookies } = opened;
  // 'staff' lets nobody in without a session.
  if (session === null) throw new Error('A page of the staff was opened without a session');
  const { context, pattern } = args;
  const requested = context.get(ctxContext);
  const { languages } = await getShopSettings(requested);
  const asked = readBy(requested, { locale: spokenOr(languages, session.locale) });
  // Set before the checks, so that a refusal is in their language too.
  context.set(ctxContext, asked);
  if (session.lacksFactor && args.pattern !== accountPattern) throw leadToSetUp(args, cookies);
  const scope = adminPolicy(args.pattern);
  if (scope === null) throw refusal(404, session);
  const ctx = readBy(asked, { actor: session.actor });
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

/** The only page for somebody who must set up the required second factor first. */
const accountPattern = 'admin/account';

/** Redirects there, and remembers the page they wanted. */
function leadToSetUp(args: GuardArgs, cookies: readonly string[]): Response {
  const remember = rememberPath(args.url.pathname, authRequestOf(args));
  return privateRedirect(adminHrefs.account(), [...cookies, ...remember]);
}

/** Includes the frame's data, because the loader that normally provides it does not run. */
function refusal(status: 403 | 404, { actor }: StaffSession) {
  return data(frameFor(actor), { status });
}

/** Redirects are thrown as they are; any other response thrown in a page would be shown as an error. */
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
