import { sql } from 'drizzle-orm';
import { goodsImportPictures } from '#src/db/schema/goods-imports.ts';
import { goodsPictures, supplierPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import { queuePictures } from './queue-pictures.server.ts';

type Taking = { importId: string; supplier: string };

/**
 * What a file names for its parts is what they are to have from now on; in the transaction in which the file is
 * applied. Pictures of an earlier file stay on the page until one of the new ones is here.
 */
export async function takePictures(ctx: Ctx, { importId, supplier }: Taking): Promise<void> {
  const { db, clock } = ctx;
  const now = sql`${new Date(clock.now().epochMilliseconds).toISOString()}::timestamptz`;
  const named = sql`${goodsImportPictures}, jsonb_array_elements_text(${goodsImportPictures.addresses})
    with ordinality as one (address, place) where ${goodsImportPictures.importId} = ${importId}`;
  // What could not be fetched last week may be there now.
  await db.execute(sql`
    insert into ${supplierPictures} (address, supplier, next_at)
    select distinct one.address, ${supplier}, ${now} from ${named}
    on conflict (address) do update set state = 'waiting', tries = 0, next_at = excluded.next_at
    where ${supplierPictures.state} = 'failed'`);
  await db.execute(sql`
    update ${goodsPictures} set is_replaced = true from ${goodsImportPictures}
    where ${goodsImportPictures.importId} = ${importId} and ${goodsImportPictures.sku} = ${goodsPictures.sku}`);
  await db.execute(sql`
    insert into ${goodsPictures} (sku, address, place, import_id)
    select ${goodsImportPictures.sku}, one.address, one.place, ${importId} from ${named}
    on conflict (sku, address) do update
    set place = excluded.place, import_id = excluded.import_id, is_replaced = false, is_shown = false`);
  await queuePictures(ctx);
}
