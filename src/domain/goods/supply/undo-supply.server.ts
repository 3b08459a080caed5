import { eq, sql } from 'drizzle-orm';
import {
  goodsImportSupply,
  goodsImportSupplyBefore,
  partSupply,
} from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';

const partsPerRound = 1_000;

/**
 * Brings back what was known of a supplier's parts before a file said otherwise, in short statements; what a later file
 * has said since stays. What of the file is not taken over yet never is.
 */
export async function undoSupply({ db }: Pick<Ctx, 'db'>, importId: string): Promise<void> {
  await db.delete(goodsImportSupply).where(eq(goodsImportSupply.importId, importId));
  const [known, earlier] = [partSupply, goodsImportSupplyBefore];
  for (;;) {
    // A later file that is undone afterwards does not bring back what this one had said.
    const { rows } = await db.execute(sql`
      with back as (
        delete from ${earlier} where ${earlier.importId} = ${importId} and ${earlier.sku} in (
          select sku from ${earlier} where ${earlier.importId} = ${importId}
          order by sku limit ${partsPerRound})
        returning sku, on_hand, lead_time_days, cost_cents, said_by),
      passed_on as (
        update ${earlier} as later set on_hand = back.on_hand, lead_time_days = back.lead_time_days,
          cost_cents = back.cost_cents, said_by = back.said_by
        from back where later.sku = back.sku and later.said_by = ${importId}),
      restored as (
        update ${known} set on_hand = back.on_hand, lead_time_days = back.lead_time_days,
          cost_cents = back.cost_cents, import_id = back.said_by
        from back where ${known.sku} = back.sku and ${known.importId} = ${importId})
      select sku from back`);
    if (rows.length < partsPerRound) break;
  }
  // Of these nothing was known before.
  await db.delete(earlier).where(eq(earlier.saidBy, importId));
  await db.delete(known).where(eq(known.importId, importId));
}

/** Whether there is anything to bring back: also what a later file has said over, for the day on which that is undone. */
export async function hasSupply({ db }: Pick<Ctx, 'db'>, importId: string): Promise<boolean> {
  const places = [
    [partSupply, partSupply.importId],
    [goodsImportSupplyBefore, goodsImportSupplyBefore.importId],
    [goodsImportSupplyBefore, goodsImportSupplyBefore.saidBy],
  ] as const;
  for (const [table, column] of places) {
    const found = await db.select({ id: column }).from(table).where(eq(column, importId)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}
