import { and, eq, gt, lte } from 'drizzle-orm';
import { visitSalts } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';

export type SaltUse = {
  /** `day 2026-11-22`, `experiment hero`: hashes for one purpose cannot be linked to those of another. */
  purpose: string;
  /** After this time nobody can compute the same hash again. */
  expiresAt: Temporal.Instant;
};

/** The key of a purpose, the same in every process. Creating one deletes the expired ones. */
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
  // Another process may have created it first.
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

/** Deletes the key of a purpose before it expires. */
export async function dropSalt({ db }: Ctx, purpose: string): Promise<void> {
  await db.delete(visitSalts).where(eq(visitSalts.purpose, purpose));
}
