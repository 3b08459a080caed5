import { lt, or } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { authAttempts, authSessions, authVerifications } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { sessionPeriods } from './session-rules.ts';

const everyMs = 10 * 60_000;
const sweptAt = new WeakMap<Db, number>();

/** Deletes what has expired, at most every ten minutes; nothing else cleans it up. */
export async function sweepExpired({ db, clock }: Ctx): Promise<void> {
  const now = clock.now().epochMilliseconds;
  if (now - (sweptAt.get(db) ?? 0) < everyMs) return;
  sweptAt.set(db, now);
  const moment = new Date(now);
  await db.delete(authAttempts).where(lt(authAttempts.expire, moment));
  const oldest = new Date(now - sessionPeriods.longest.remembered);
  const { expiresAt, createdAt } = authSessions;
  await db.delete(authSessions).where(or(lt(expiresAt, moment), lt(createdAt, oldest)));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, moment));
}
