import { sql } from 'drizzle-orm';
import {
  goodsImportSupply,
  goodsImportSupplyBefore,
  partSupply,
} from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';

const partsPerRound = 1_000;

type Taking = {
  importId: string;
  /** Empty takes nothing: nobody could tell its next file from another's. */
  supplier: string;
};

/**
 * Takes over what an applied file says that its supplier has, in short statements: somebody who looks at the site never
 * waits for it. What was known before is kept for who undoes it. What a process that ended has left is taken when it is
 * asked for again.
 */
export async function takeSupply(
  { db }: Pick<Ctx, 'db'>,
  { importId, supplier }: Taking,
): Promise<void> {
  if (supplier === '') return;
  const [staged, known, earlier] = [goodsImportSupply, partSupply, goodsImportSupplyBefore];
  // What a list of prices says leaves the stock of an earlier list of stock alone, and the other way around.
  const speaksOfStock = sql`coalesce(excluded.on_hand, excluded.lead_time_days) is not null`;
  for (;;) {
    const { rows } = await db.execute(sql`
      with taken as (
        delete from ${staged} where ${staged.importId} = ${importId} and ${staged.sku} in (
          select sku from ${staged} where ${staged.importId} = ${importId}
          order by sku limit ${partsPerRound})
        returning sku, on_hand, lead_time_days, cost_cents),
      kept as (
        insert into ${earlier} (import_id, sku, on_hand, lead_time_days, cost_cents, said_by)
        select ${importId}::uuid, sku, ${known.onHand}, ${known.leadTimeDays}, ${known.costCents}, ${known.importId}
        from taken join ${known} using (sku) where ${known.supplier} = ${supplier})
      insert into ${known} (sku, supplier, on_hand, lead_time_days, cost_cents, import_id)
      select sku, ${supplier}, on_hand, lead_time_days, cost_cents, ${importId}::uuid from taken
      on conflict (sku, supplier) do update set
        on_hand = case when ${speaksOfStock} then excluded.on_hand else ${known.onHand} end,
        lead_time_days =
          case when ${speaksOfStock} then excluded.lead_time_days else ${known.leadTimeDays} end,
        cost_cents = coalesce(excluded.cost_cents, ${known.costCents}), import_id = excluded.import_id
      returning sku`);
    if (rows.length < partsPerRound) return;
  }
}
