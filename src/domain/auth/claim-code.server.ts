import { lte } from 'drizzle-orm';
import { authAttempts } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Longer than an app's code is accepted: its own half minute and those beside it (RFC 6238). */
const goodForMs = 2 * 60_000;

/**
 * Uses up a code of an authenticator app, which somebody may have read along. Returns false if the person has signed
 * in with it before, in any process.
 */
export async function claimCode(
  { db, clock }: Ctx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = clock.now().epochMilliseconds;
  const claim = { key: `code:${userId}:${code}`, points: 1, expire: new Date(now + goodForMs) };
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
