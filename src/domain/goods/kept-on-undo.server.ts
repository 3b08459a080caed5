import { and, asc, count, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';

/** How many parts of an undone file kept something that was changed since, and the first of them. */
export type KeptOnUndo = { parts: number; skus: string[] };

type Db = Pick<Ctx, 'db'>;

const most = 20;

/** Of these batches, those that are undone. */
export async function keptOnUndo({ db }: Db, batchIds: readonly string[]): Promise<KeptOnUndo> {
  const kept = keptParts({ db }, batchIds);
  const skus = await db.select().from(kept).orderBy(asc(kept.sku)).limit(most);
  return { parts: await countKept({ db }, batchIds), skus: skus.map(({ sku }) => sku) };
}

/** How many parts of undone batches kept something that was changed since. */
export async function countKept({ db }: Db, batchIds: readonly string[]): Promise<number> {
  const [all] = await db.select({ parts: count() }).from(keptParts({ db }, batchIds));
  return all?.parts ?? 0;
}

/** Parts that undoing their batch has turned back in part or not at all. */
function keptParts({ db }: Db, batchIds: readonly string[]) {
  const undoing = alias(goodsBatches, 'undoing');
  const turned = alias(goodsChanges, 'turned');
  const { before, sku, batchId } = goodsChanges;
  const isWhole = or(
    sql`${before} is null or ${turned.after} is null`,
    sql`${turned.after} ?& array(select jsonb_object_keys(${before}))`,
  );
  const wasTurned = db
    .select({ sku: turned.sku })
    .from(turned)
    .where(and(eq(turned.batchId, undoing.id), eq(turned.sku, sku), isWhole));
  return db
    .select({ sku })
    .from(goodsChanges)
    .innerJoin(undoing, and(eq(undoing.undoes, batchId), eq(undoing.isPending, false)))
    .where(and(inArray(batchId, [...batchIds]), notExists(wasTurned)))
    .as('kept');
}
