import type { Context } from 'hono';
import { readSession, type StaffActor } from '#src/domain/auth/index.server.ts';
import { decideAccess } from '#src/domain/auth/index.ts';
import type { HttpEnv } from '../http-env.ts';

/** The signed-in person, if the session is still valid; renews nothing. */
export async function openOfficeSession(c: Context<HttpEnv>): Promise<StaffActor | null> {
  const { ctx, visitorIp } = c.var;
  const session = await readSession(ctx, {
    cookie: c.req.header('cookie') ?? '',
    userAgent: '',
    ip: visitorIp,
    // The site's own origin decides, as for pages: behind a proxy this process itself speaks http.
    secure: ctx.origin.startsWith('https:'),
  });
  const now = ctx.clock.now().epochMilliseconds;
  const step = decideAccess({ page: 'staff', session: session?.facts ?? null, now });
  // A page that renews its access does so the next time it loads.
  return session && (step === 'pass' || step === 'refresh') ? session.actor : null;
}
