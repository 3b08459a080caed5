import { and, eq, gt } from 'drizzle-orm';
import { rateSets } from '#src/db/schema/rates.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getRateSet } from './queries.server.ts';
import { why } from './refusals.ts';

/**
 * Deletes a set that has not started yet. Requires settings.write.
 * @throws {DomainError} not-found; conflict for a set that quotes were made with
 */
export async function removeRateSet(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx.actor, 'settings.write');
  const { rates } = await getRateSet(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const now = new Date(ctx.clock.now().epochMilliseconds);
    const upcoming = and(eq(rateSets.id, id), gt(rateSets.validFrom, now));
    const removed = await tx.delete(rateSets).where(upcoming).returning();
    if (removed.length === 0) {
      throw new DomainError('conflict', why('rates.begun'));
    }
    const subject = { kind: 'rates', id, name: rates.date };
    await recordAudit({ ...ctx, db: tx }, { action: 'rates.remove', subject });
  });
}
