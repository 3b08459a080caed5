import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import * as tables from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { passwordLength } from './account-schemas.ts';
import type { AuthRequest } from './auth-request.ts';
import { ownEndpoints } from './own-endpoints.server.ts';
import { authCookiePrefix } from './request-cookies.ts';
import { sessionPeriods } from './session-rules.ts';

type Library = Awaited<ReturnType<typeof createLibrary>>;

const libraries = new WeakMap<Db, Map<boolean, Promise<Library>>>();

/**
 * better-auth on our tables. It is loaded at the first sign-in, because that takes most of a second, and never
 * mounted: only the functions of this module call it.
 */
export function authLibrary(ctx: Ctx, { secure }: Pick<AuthRequest, 'secure'>): Promise<Library> {
  const known = libraries.get(ctx.db) ?? new Map<boolean, Promise<Library>>();
  libraries.set(ctx.db, known);
  const library = known.get(secure) ?? createLibrary(ctx, secure);
  known.set(secure, library);
  return library;
}

async function createLibrary({ db, keyFor }: Ctx, secure: boolean) {
  const [{ betterAuth }, { drizzleAdapter }, { twoFactor }, ours] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins/two-factor'),
    ownEndpoints(),
  ]);
  return betterAuth({
    appName: 'Ironwood',
    // Only used in links of flows that we do not use; set so that no environment variable is read.
    baseURL: 'http://localhost',
    secret: keyFor('auth').toString('base64url'),
    database: drizzleAdapter(db, { provider: 'pg', schema: models }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Our own rule counts characters as people do; the library counts UTF-16 units, which are more.
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max * 4,
    },
    session: {
      expiresIn: sessionPeriods.remembered / 1000,
      updateAge: 0,
      freshAge: 0,
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        locale: { type: 'string', required: false, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: { create: { before: ({ userId }) => mayBeginSession(db, userId) } },
    },
    advanced: {
      cookiePrefix: authCookiePrefix({ secure }),
      // Otherwise the library adds its own prefix, `__Secure-`, to ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Our limits are shared by all processes and return how long to wait.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [twoFactor(), ours],
  });
}

/** Nobody who has left the shop gets a session, no matter how they sign in. */
async function mayBeginSession(db: Db, userId: string): Promise<boolean> {
  const { id, disabledAt } = tables.authUsers;
  const rows = await db
    .select({ id })
    .from(tables.authUsers)
    .where(and(eq(id, userId), isNull(disabledAt)));
  return rows.length > 0;
}

const models = {
  user: tables.authUsers,
  session: tables.authSessions,
  account: tables.authAccounts,
  verification: tables.authVerifications,
  twoFactor: tables.authTwoFactors,
};

const addressHeader = 'x-visitor-address';

/** The headers that the library gets: the browser controls nothing in them but its own cookie. */
export function libraryHeaders({ cookie, userAgent, ip }: AuthRequest): Headers {
  return new Headers({ cookie, 'user-agent': userAgent, [addressHeader]: ip });
}
