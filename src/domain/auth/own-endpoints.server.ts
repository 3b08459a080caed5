import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';

/** Not for HTTP: the library's routes are never mounted, and these would not be among them. */
const metadata = { scope: 'server' } as const;

/** A plugin of better-auth with what we need of its insides for our own ways of signing in. */
export async function ownEndpoints() {
  const [{ createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ]);

  /** Starts a session like the library's own ways of signing in. */
  const openSessionFor = createAuthEndpoint(
    '/open-session-for',
    {
      method: 'POST',
      body: z.object({ userId: z.string(), isRemembered: z.boolean() }),
      metadata,
    },
    async (ctx) => {
      const { userId, isRemembered } = ctx.body;
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      const session = user && (await internalAdapter.createSession(userId, !isRemembered));
      if (!session) return ctx.json({ isOpen: false });
      await setSessionCookie(ctx, { session, user }, !isRemembered);
      return ctx.json({ isOpen: true });
    },
  );

  /** Who has typed the right password and is asked for a code, and until when; null for nobody. */
  const readWaiting = createAuthEndpoint(
    '/read-waiting',
    { method: 'GET', requireHeaders: true, metadata },
    async (ctx) => {
      const { createAuthCookie, secret, internalAdapter } = ctx.context;
      const { name } = createAuthCookie('two_factor');
      const waiting = await ctx.getSignedCookie(name, secret);
      const found = waiting ? await internalAdapter.findVerificationValue(waiting) : null;
      return ctx.json(found && { userId: found.value, until: found.expiresAt });
    },
  );

  return {
    id: 'own-endpoints',
    endpoints: { openSessionFor, readWaiting },
  } satisfies BetterAuthPlugin;
}
