import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { fileOfBatch } from './batch-file.ts';
import { fieldsWithoutCost, seesCosts } from './costs.ts';
import type { GoodsCategory } from './goods-category.ts';
import { type ManyChange, manyChangeSchema } from './many-change.ts';
import type { PartFields } from './part-patch.ts';
import type { BatchKind } from './record-batch.server.ts';
import { undoDays } from './undo-batch.server.ts';

/** A change of goods, for the list of changes. `at` is ISO 8601 in UTC. */
export type GoodsBatch = {
  id: string;
  kind: BatchKind;
  at: string;
  actorName: string;
  parts: number;
  /** What was done to many parts; null for other kinds. */
  change: ManyChange | null;
  /** The file that was imported; null for other kinds. */
  fileName: string | null;
  /** Its only part; null if it has several. */
  sku: string | null;
  canBeUndone: boolean;
};

const shown = 50;

/** The last changes of a category, newest first. Requires catalog.read. */
export async function listBatches(
  { db, actor, clock }: Ctx,
  { category, most = shown }: { category: GoodsCategory; most?: number },
): Promise<GoodsBatch[]> {
  requireScope(actor, 'catalog.read');
  const later = alias(goodsBatches, 'later');
  const { id, kind, createdAt, actorName, parts, detail } = goodsBatches;
  const rows = await db
    .select({
      id,
      kind,
      createdAt,
      actorName,
      parts,
      detail,
      firstSku: sql<
        string | null
      >`(select min(${goodsChanges.sku}) from ${goodsChanges} where ${goodsChanges.batchId} = ${id} and ${parts} = 1)`,
      isUndone: exists(
        db
          .select({ one: sql`1` })
          .from(later)
          .where(and(eq(later.undoes, id), eq(later.isPending, false))),
      ),
    })
    .from(goodsBatches)
    .where(and(eq(goodsBatches.category, category), eq(goodsBatches.isPending, false)))
    .orderBy(desc(goodsBatches.number))
    .limit(most);
  const oldest = clock.now().epochMilliseconds - undoDays * 24 * 3_600_000;
  return rows.map(({ createdAt: at, firstSku, isUndone, detail: asked, ...batch }) => ({
    ...batch,
    change: manyChangeSchema.safeParse(asked).data ?? null,
    fileName: fileOfBatch(asked),
    at: at.toISOString(),
    sku: firstSku,
    canBeUndone: !isUndone && at.getTime() >= oldest && batch.parts > 0,
  }));
}

/** What happened to one part, newest first. */
export type PartEvent = {
  batchId: string;
  kind: BatchKind;
  at: string;
  actorName: string;
  /** The file that it came from; null for other kinds. */
  fileName: string | null;
  before: PartFields | null;
  after: PartFields | null;
};

/** The history of a part. Requires catalog.read; changes of its cost need catalog.write. */
export async function listPartEvents(
  { db, actor }: Ctx,
  { category, sku }: { category: GoodsCategory; sku: string },
): Promise<PartEvent[]> {
  requireScope(actor, 'catalog.read');
  const { kind, createdAt, actorName, detail } = goodsBatches;
  const { batchId, before, after } = goodsChanges;
  const rows = await db
    .select({ batchId, kind, createdAt, actorName, detail, before, after })
    .from(goodsChanges)
    .innerJoin(goodsBatches, eq(goodsBatches.id, batchId))
    .where(
      and(
        eq(goodsChanges.sku, sku),
        eq(goodsBatches.category, category),
        eq(goodsBatches.isPending, false),
      ),
    )
    .orderBy(desc(goodsBatches.number))
    .limit(shown);
  const events = rows.map(({ createdAt: at, detail: said, ...event }) => ({
    ...event,
    fileName: fileOfBatch(said),
    at: at.toISOString(),
    before: event.before as PartFields | null,
    after: event.after as PartFields | null,
  }));
  return seesCosts(actor) ? events : events.flatMap(eventWithoutCost);
}

/** Nothing if the cost was all that changed. */
function eventWithoutCost(event: PartEvent): PartEvent[] {
  const [before, after] = [fieldsWithoutCost(event.before), fieldsWithoutCost(event.after)];
  const isOnlyCost = before !== null && after !== null && Object.keys(after).length === 0;
  return isOnlyCost ? [] : [{ ...event, before, after }];
}
