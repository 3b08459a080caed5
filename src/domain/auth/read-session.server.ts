import { eq } from 'drizzle-orm';
import { authSessions } from '#src/db/schema/auth.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { asLocale, defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { authCookieName, readCookie } from './request-cookies.ts';
import { lacksSecondFactor } from './require-second-factor.server.ts';
import { scopesOf } from './role-scopes.ts';
import type { StaffRole } from './roles.ts';
import { type SessionFacts, sessionPeriods, toSessionFacts } from './session-rules.ts';

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

export type StaffSession = {
  id: string;
  token: string;
  actor: StaffActor;
  facts: SessionFacts;
  /** The language that they read the office in. */
  locale: LocaleCode;
  twoFactorEnabled: boolean;
  /** The shop requires a second factor that they have not set up yet; until then they can do nothing else. */
  lacksFactor: boolean;
};

/** The person that the request's cookie belongs to, read from the table; null for nobody. Renews nothing. */
export async function readSession(ctx: Ctx, request: AuthRequest): Promise<StaffSession | null> {
  if (!hasSessionCookie(request)) return null;
  const library = await authLibrary(ctx, request);
  const found = await library.api.getSession({
    headers: libraryHeaders(request),
    query: { disableRefresh: true },
  });
  if (!found || found.user.disabledAt) return null;
  const { session, user } = found;
  // A constraint allows nothing but roles in this column.
  const role = user.role as StaffRole;
  const twoFactorEnabled = Boolean(user.twoFactorEnabled);
  const lacksFactor = await lacksSecondFactor(ctx, { role, twoFactorEnabled });
  return {
    id: session.id,
    token: session.token,
    actor: {
      kind: 'staff',
      userId: user.id,
      name: user.name,
      email: user.email,
      role,
      scopes: lacksFactor ? [] : scopesOf(role),
    },
    facts: toSessionFacts(session),
    // A language that the site no longer has falls back to the default.
    locale: asLocale(user.locale) ?? defaultLocale,
    twoFactorEnabled,
    lacksFactor,
  };
}

/** Whether there is a session cookie at all. */
export function hasSessionCookie({
  cookie,
  secure,
}: Pick<AuthRequest, 'cookie' | 'secure'>): boolean {
  return readCookie(cookie, authCookieName('session_token', { secure })) !== null;
}

const renewing = new Map<string, Promise<string[] | null>>();

/**
 * Starts a new access period. Simultaneous requests share one renewal.
 * @returns the cookies to send, or null if the session is gone and its cookies must be cleared
 */
export function renewSession(
  ctx: Ctx,
  { request, session }: { request: AuthRequest; session: StaffSession },
): Promise<string[] | null> {
  const known = renewing.get(session.token);
  if (known) return known;
  const renewal = renew(ctx, request, session).finally(() => renewing.delete(session.token));
  renewing.set(session.token, renewal);
  return renewal;
}

async function renew(ctx: Ctx, request: AuthRequest, { facts, token }: StaffSession) {
  if (facts.isRemembered) {
    const library = await authLibrary(ctx, request);
    const { headers, response } = await library.api.getSession({
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    return response ? headers.getSetCookie() : null;
  }
  const now = ctx.clock.now().epochMilliseconds;
  const rows = await ctx.db
    .update(authSessions)
    .set({ updatedAt: new Date(now), expiresAt: new Date(now + sessionPeriods.brief) })
    .where(eq(authSessions.token, token))
    .returning({ id: authSessions.id });
  return rows.length > 0 ? [] : null;
}
