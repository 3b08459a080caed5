import { and, eq, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changesPerLook, rangesOf } from './apply-batch.server.ts';

/** How many parts of something undone kept what was changed since, and the first of them. */
export type KeptOnUndo = { parts: number; skus: string[] };

const mostNamed = 20;

/**
 * The parts that undoing a batch has turned back in part or not at all. In short statements: others are answered in
 * between, however many it changed.
 */
export async function keptOnUndo({ db }: Pick<Ctx, 'db'>, batchId: string): Promise<KeptOnUndo> {
  const undoing = alias(goodsBatches, 'undoing');
  const turned = alias(goodsChanges, 'turned');
  const { before, sku } = goodsChanges;
  const isWhole = or(
    sql`${before} is null or ${turned.after} is null`,
    sql`${turned.after} ?& array(select jsonb_object_keys(${before}))`,
  );
  const wasTurned = db
    .select({ sku: turned.sku })
    .from(turned)
    .innerJoin(undoing, and(eq(undoing.undoes, batchId), eq(undoing.isPending, false)))
    .where(and(eq(turned.batchId, undoing.id), eq(turned.sku, sku), isWhole));
  const kept: KeptOnUndo = { parts: 0, skus: [] };
  for await (const range of rangesOf({ db }, { batchId }, changesPerLook)) {
    const rows = await db
      .select({ sku })
      .from(goodsChanges)
      .where(and(range, notExists(wasTurned)))
      .orderBy(sku);
    kept.parts += rows.length;
    kept.skus.push(...rows.slice(0, mostNamed - kept.skus.length).map((row) => row.sku));
  }
  return kept;
}
