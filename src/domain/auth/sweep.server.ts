import { lt } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { authAttempts, authSessions, authVerifications } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';

const everyMs = 10 * 60_000;
const sweptAt = new WeakMap<Db, number>();

/** Removes what has expired, at most every ten minutes: nobody else comes back for it. */
export async function sweepExpired({ db, clock }: Ctx): Promise<void> {
  const now = clock.now().epochMilliseconds;
  if (now - (sweptAt.get(db) ?? 0) < everyMs) return;
  sweptAt.set(db, now);
  const moment = new Date(now);
  await db.delete(authAttempts).where(lt(authAttempts.expire, moment));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, moment));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, moment));
}
