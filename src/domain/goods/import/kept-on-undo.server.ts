import { and, asc, count, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportBatches } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';

/** How many parts of an undone file stayed as they were, because the same was changed since, and the first of them. */
export type KeptOnUndo = { parts: number; skus: string[] };

const most = 20;

export async function keptOnUndo({ db }: Pick<Ctx, 'db'>, importId: string): Promise<KeptOnUndo> {
  const undoing = alias(goodsBatches, 'undoing');
  const turned = alias(goodsChanges, 'turned');
  const { sku, batchId } = goodsChanges;
  const wasTurned = db
    .select({ sku: turned.sku })
    .from(turned)
    .where(and(eq(turned.batchId, undoing.id), eq(turned.sku, sku)));
  const stayed = and(
    eq(goodsImportBatches.importId, importId),
    eq(undoing.isPending, false),
    notExists(wasTurned),
  );
  const [all] = await db
    .select({ parts: count() })
    .from(goodsImportBatches)
    .innerJoin(undoing, eq(undoing.undoes, goodsImportBatches.batchId))
    .innerJoin(goodsChanges, eq(batchId, goodsImportBatches.batchId))
    .where(stayed);
  const first = await db
    .select({ sku })
    .from(goodsImportBatches)
    .innerJoin(undoing, eq(undoing.undoes, goodsImportBatches.batchId))
    .innerJoin(goodsChanges, eq(batchId, goodsImportBatches.batchId))
    .where(stayed)
    .orderBy(asc(sku))
    .limit(most);
  return { parts: all?.parts ?? 0, skus: first.map((row) => row.sku) };
}
