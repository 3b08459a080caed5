import { and, eq, gt, lte } from 'drizzle-orm';
import { visitSalts } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';

export type SaltUse = {
  /** `day 2026-11-22`, `experiment hero`: hashes of one purpose say nothing of another's. */
  purpose: string;
  /** From then on nobody can make the same hash again. */
  expiresAt: Temporal.Instant;
};

/** The key of a purpose: the same in every process. A new one sweeps away those that have expired. */
export async function saltFor(ctx: Ctx, use: SaltUse): Promise<string> {
  const known = await findSalt(ctx, use.purpose);
  if (known) return known;
  await deleteOldSalts(ctx);
  const expiresAt = new Date(use.expiresAt.epochMilliseconds);
  const salt = ctx.ids.token();
  await ctx.db
    .insert(visitSalts)
    .values({ purpose: use.purpose, salt, expiresAt })
    .onConflictDoNothing();
  // Another process may have been first.
  return (await findSalt(ctx, use.purpose)) ?? salt;
}

async function findSalt({ db, clock }: Ctx, purpose: string): Promise<string | undefined> {
  const { salt, expiresAt } = visitSalts;
  const now = new Date(clock.now().epochMilliseconds);
  const [row] = await db
    .select({ salt })
    .from(visitSalts)
    .where(and(eq(visitSalts.purpose, purpose), gt(expiresAt, now)));
  return row?.salt;
}

export async function deleteOldSalts({ db, clock }: Ctx): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds);
  await db.delete(visitSalts).where(lte(visitSalts.expiresAt, now));
}

/** Ends a purpose before its time. */
export async function dropSalt({ db }: Ctx, purpose: string): Promise<void> {
  await db.delete(visitSalts).where(eq(visitSalts.purpose, purpose));
}
