import { lte } from 'drizzle-orm';
import { authAttempts } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Longer than an app's code is accepted: its own half minute and those beside it (RFC 6238). */
const goodForMs = 2 * 60_000;

/**
 * Uses up a code of an authenticator app, which somebody may have read along. Returns false if the person has signed
 * in with it before, in any process.
 */
export function claimCode(
  ctx: Ctx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  return claimOnce(ctx, { key: `code:${userId}:${code}`, untilMs: nowOf(ctx) + goodForMs });
}

/** Returns true to the first who claims the key before then, in any process; `untilMs` is an epoch time. */
export async function claimOnce(
  { db, clock }: Ctx,
  { key, untilMs }: { key: string; untilMs: number },
): Promise<boolean> {
  const now = nowOf({ clock });
  const claim = { key, points: 1, expire: new Date(untilMs) };
  const rows = await db
    .insert(authAttempts)
    .values(claim)
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: claim,
      setWhere: lte(authAttempts.expire, new Date(now)),
    })
    .returning({ key: authAttempts.key });
  return rows.length > 0;
}

function nowOf({ clock }: Pick<Ctx, 'clock'>): number {
  return clock.now().epochMilliseconds;
}
