/*
 * When somebody may see a page: sections 2 and 4 of the specification, as a table without clock or database. A
 * session's access period is its token; the table row is its refresh token.
 */

/** How long a session is valid without being renewed, and how long it can be renewed; in ms. */
export const sessionPeriods = {
  access: 30 * 60_000,
  /** With "Stay signed in here". */
  remembered: 30 * 24 * 3_600_000,
  /** Without it; the browser also drops its cookie when it is closed. */
  brief: 24 * 3_600_000,
  /** The longest life of a session after signing in, no matter how often it is renewed. */
  longest: { remembered: 90 * 24 * 3_600_000, brief: 7 * 24 * 3_600_000 },
  /** A session that is about to expire counts as expired, because the request takes time too. */
  slack: 500,
} as const;

/** Where signing in and out lead. */
export const authRedirects = { login: '/login', logout: '/', home: '/' } as const;

/** `open` needs no sign-in, `guest` is only for visitors who are not signed in, `staff` only for those who are. */
export type PageAccess = 'open' | 'guest' | 'staff';

/** A session as the rules see it. Times are in epoch ms. */
export type SessionFacts = {
  renewedAt: number;
  refreshExpiresAt: number;
  refreshable: boolean;
  /** Signed in with "Stay signed in here". */
  isRemembered?: boolean;
};

export type GuardStep = 'pass' | 'refresh' | 'reset' | 'home' | 'login';

/** What happens to a request for a page; after `refresh` and `reset` the rules are applied again. */
export function decideAccess(request: {
  page: PageAccess;
  session: SessionFacts | null;
  now: number;
}): GuardStep {
  const { page, session, now } = request;
  if (page === 'open') return 'pass';
  if (session === null) return page === 'guest' ? 'pass' : 'login';
  const state = checkSession(session, now);
  if (state !== 'valid') return state;
  return page === 'guest' ? 'home' : 'pass';
}

/** An expired session is renewed if possible; otherwise it is cleared. */
export function checkSession(session: SessionFacts, now: number): 'valid' | 'refresh' | 'reset' {
  const { access, slack } = sessionPeriods;
  if (now + slack >= session.refreshExpiresAt) return 'reset';
  if (now + slack < session.renewedAt + access) return 'valid';
  return session.refreshable ? 'refresh' : 'reset';
}

type SessionRow = { createdAt: Date; updatedAt: Date; expiresAt: Date };

/** A session from its row; the row's lifetime shows whether it was a remembered one. */
export function toSessionFacts({ createdAt, updatedAt, expiresAt }: SessionRow): SessionFacts {
  const isRemembered = expiresAt.getTime() - updatedAt.getTime() > sessionPeriods.brief + 3_600_000;
  const longest = sessionPeriods.longest[isRemembered ? 'remembered' : 'brief'];
  return {
    renewedAt: updatedAt.getTime(),
    refreshExpiresAt: Math.min(expiresAt.getTime(), createdAt.getTime() + longest),
    refreshable: true,
    isRemembered,
  };
}

/** No URL contains spaces or line breaks, and a header that does would be refused. */
const safePath =
  /^\/([a-zA-Z0-9@\-%_~.:][/a-zA-Z0-9@\-%_~.:]*)?([?][^#\s\p{Cc}]*)?(#[^#\s\p{Cc}]*)?$/u;

/** The path to return to after signing in, or null if it could lead to another site. */
export function rememberablePath(path: string | null | undefined): string | null {
  if (!path || !safePath.test(path) || path === authRedirects.login) return null;
  return path;
}
