import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fitConflictsSeen } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';

/** Disagreements about a part, each with the verdict that was on the page. */
const seenSchema = z.object({
  sku: z.string().min(1).max(200),
  pairs: z
    .array(
      z.object({
        vehicleId: z.string().min(1).max(200),
        supplier: z.string().min(1).max(200),
        verdict: z.enum(['does-not-fit', 'unknown']),
      }),
    )
    .min(1)
    .max(500),
});

/**
 * Notes that somebody has looked at disagreements. With another verdict they have to be looked at again. Requires
 * catalog.write. @throws {DomainError} invalid
 */
export async function markSeen(ctx: Ctx, input: unknown): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { sku, pairs } = parseInput(seenSchema, input);
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const by = { actorName: actorName(ctx.actor), createdAt };
  const { sku: ofSku, vehicleId, supplier } = fitConflictsSeen;
  await ctx.db
    .insert(fitConflictsSeen)
    .values(pairs.map((pair) => ({ sku, ...pair, ...by })))
    .onConflictDoUpdate({
      target: [ofSku, vehicleId, supplier],
      set: { verdict: sql`excluded.verdict`, ...by },
    });
}

/** Takes that back. Requires catalog.write. @throws {DomainError} invalid */
export async function markUnseen(ctx: Ctx, input: unknown): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { sku, pairs } = parseInput(seenSchema, input);
  await ctx.db.transaction(async (tx) => {
    for (const pair of pairs) {
      const { vehicleId, supplier } = fitConflictsSeen;
      await tx
        .delete(fitConflictsSeen)
        .where(
          and(
            eq(fitConflictsSeen.sku, sku),
            eq(vehicleId, pair.vehicleId),
            eq(supplier, pair.supplier),
          ),
        );
    }
  });
}
