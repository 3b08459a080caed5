import {
  hasSessionCookie,
  readSession,
  renewSession,
  type StaffSession,
  signOut,
} from '#src/domain/auth/index.server.ts';
import { authRedirects, decideAccess, type PageAccess } from '#src/domain/auth/index.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import {
  authRequestOf,
  privateHeaders,
  privateRedirect,
  type RouteArgs,
} from '#src/office/access/auth-request.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { forgetPath, rememberedPath, rememberPath } from './remembered-path.server.ts';

export type OpenedSession = { session: StaffSession | null; cookies: string[] };

/** Section 8 of the specification, for scripts; a person is redirected to the sign-in page. */
const sessionExpired = 'Both token and refresh token have expired. Your request was aborted.';

type PageArgs = RouteArgs & { url: URL };

/**
 * Lets a request through to a page, renewing its session if necessary.
 * @throws {Response} a redirect to where the person may go; 401 for a script that asked for JSON
 */
export async function openSession(args: PageArgs, page: PageAccess): Promise<OpenedSession> {
  const ctx = args.context.get(ctxContext);
  const request = authRequestOf(args);
  let session = await readSession(ctx, request);
  let cookies: string[] = [];
  const hadSession = hasSessionCookie(request);
  // A cookie that is no longer valid is deleted.
  if (session === null && hadSession) {
    noteRefusal(ctx, 'session.unknown', { address: request.ip });
    cookies = await signOut(ctx, request);
  }
  for (;;) {
    const now = ctx.clock.now().epochMilliseconds;
    switch (decideAccess({ page, session: session?.facts ?? null, now })) {
      case 'pass':
        return { session, cookies };
      case 'home':
        throw homeRedirect(args, cookies);
      case 'login':
        throw loginRedirect(args, { cookies, hadSession });
      case 'refresh': {
        const renewed = session && (await renewSession(ctx, { request, session }));
        if (renewed && session) {
          session = { ...session, facts: { ...session.facts, renewedAt: now } };
          cookies = renewed;
          break;
        }
        cookies = await signOut(ctx, request);
        session = null;
        break;
      }
      case 'reset':
        cookies = await signOut(ctx, request);
        session = null;
    }
  }
}

/** Where a signed-in person goes: to the remembered page, else home. */
export function homeRedirect(
  args: RouteArgs,
  cookies: readonly string[] = [],
  wanted: string | null = rememberedPath(authRequestOf(args)),
): Response {
  const forget = forgetPath(authRequestOf(args));
  return privateRedirect(wanted ?? authRedirects.home, [...cookies, forget]);
}

type Refused = { cookies: readonly string[]; hadSession: boolean };

function loginRedirect(args: PageArgs, { cookies, hadSession }: Refused): Response {
  if (wantsJson(args.request)) {
    const title = hadSession ? sessionExpired : 'Sign in to do this';
    const headers = privateHeaders(cookies);
    return Response.json({ title, status: 401 }, { status: 401, headers });
  }
  const remember = rememberPath(args.url.pathname, authRequestOf(args));
  return privateRedirect(authRedirects.login, [...cookies, ...remember]);
}

function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}
