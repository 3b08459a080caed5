import { sql } from 'drizzle-orm';
import { goodsImportPresence, partSupply, supplierGoods } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { mostMissing } from './stage-presence.server.ts';

type Noting = { importId: string; supplier: string };

/**
 * Counts what a complete file of a supplier has left out; in the transaction in which it is applied, or found to change
 * nothing. What it lists is not missing any more.
 */
export async function notePresence({ db }: Pick<Ctx, 'db'>, noting: Noting): Promise<void> {
  const { importId, supplier } = noting;
  const said = (change: 'here' | 'missing') => sql`from ${goodsImportPresence}
    where ${goodsImportPresence.importId} = ${importId} and ${goodsImportPresence.change} = ${change}`;
  await db.execute(sql`
    update ${supplierGoods} set missing = missing + 1
    where ${supplierGoods.supplier} = ${supplier}
      and ${supplierGoods.sku} in (select ${goodsImportPresence.sku} ${said('missing')})`);
  // One file may have been cut off; what several leave out, the supplier does not have.
  await db.execute(sql`
    delete from ${partSupply} where ${partSupply.supplier} = ${supplier} and ${partSupply.sku} in (
      select sku from ${supplierGoods}
      where ${supplierGoods.supplier} = ${supplier} and missing >= ${mostMissing})`);
  await db.execute(sql`
    insert into ${supplierGoods} (supplier, sku)
    select ${supplier}, ${goodsImportPresence.sku} ${said('here')}
    on conflict (supplier, sku) do update set missing = 0`);
  // A second time it would count twice.
  await db.execute(sql`delete from ${goodsImportPresence}
    where ${goodsImportPresence.importId} = ${importId}`);
}
