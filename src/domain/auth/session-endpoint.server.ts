import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';

/** A plugin of better-auth with which our own ways of signing in start a session like the library's own ones. */
export async function sessionEndpoint() {
  const [{ createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ]);
  const openSessionFor = createAuthEndpoint(
    '/open-session-for',
    {
      method: 'POST',
      body: z.object({ userId: z.string(), isRemembered: z.boolean() }),
      // Not for HTTP: the library's routes are never mounted, and this one would not be among them.
      metadata: { scope: 'server' },
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
  return { id: 'session-endpoint', endpoints: { openSessionFor } } satisfies BetterAuthPlugin;
}
