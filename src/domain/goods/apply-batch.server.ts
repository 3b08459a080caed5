import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import { lockParts } from './lock-parts.server.ts';
import type { PartCategory } from './part-category.ts';
import { columnsOf, listed, partJson, rowOfPart, rowWithPatch } from './part-json.server.ts';
import { kindOf } from './part-rows.server.ts';
import { closeBatch } from './record-batch.server.ts';

// In the database, without a round through this process: a hundred thousand changes hold the embedded database's only
// session for seconds instead of minutes, and nobody sees half of them.

export type PartBatch = { batchId: string; category: PartCategory };

/** A part is not as it was when the batch was made. */
export class PartsChangedError extends Error {}

/**
 * Does what the changes of pending batches say, in one transaction: all of it, or nothing if a part is not as they
 * found it. `meanwhile` runs in the same transaction, before anything is written; if it returns false, nothing is.
 * Returns whether it was done. @throws {PartsChangedError}
 */
export async function applyBatches(
  ctx: Ctx,
  { batches, meanwhile }: { batches: readonly PartBatch[]; meanwhile(ctx: Ctx): Promise<boolean> },
): Promise<boolean> {
  const version = await readCatalogVersion(ctx);
  // While others are still answered: only if something has changed since, it is done again under the lock.
  for (const batch of batches) await requireAsFound(ctx, batch);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    if (!(await meanwhile(inner))) return false;
    const isSame = (await readCatalogVersion(inner)) === version;
    for (const batch of batches) {
      if (!isSame) await requireAsFound(inner, batch);
      for await (const range of rangesOf(inner, batch, changesPerWrite)) {
        await writeRange(inner, { ...batch, range });
      }
      await closeBatch(inner, batch.batchId);
    }
    return true;
  });
}

/** Few enough for the embedded database's memory and for the longest that one statement may take. */
const changesPerWrite = 20_000;
/** Few enough for others to be answered in between. */
export const changesPerLook = 250;

async function requireAsFound(ctx: Ctx, batch: PartBatch): Promise<void> {
  const { sku } = goodsChanges;
  for await (const range of rangesOf(ctx, batch, changesPerLook)) {
    const [found] = await ctx.db
      .select({ sku })
      .from(goodsChanges)
      .leftJoin(catalogVariants, eq(catalogVariants.sku, sku))
      .where(and(range, isElse(batch)))
      .limit(1);
    if (found) throw new PartsChangedError();
  }
}

/** Whether the part of a change is not as the change found it. */
function isElse({ category }: PartBatch): SQL {
  const { before } = goodsChanges;
  const differs = sql`exists (
    select from jsonb_each(${before}) as found
    where found.value is distinct from ${partJson} -> found.key)`;
  return sql`case when ${before} is null then ${catalogVariants.sku} is not null
    else ${catalogVariants.kind} is distinct from ${kindOf[category]} or ${differs} end`;
}

/** Takes out of a pending batch what somebody has changed since it was prepared. */
export async function dropChanged(ctx: Ctx, batch: PartBatch): Promise<void> {
  const { sku } = goodsChanges;
  for await (const range of rangesOf(ctx, batch, changesPerLook)) {
    const changed = ctx.db
      .select({ sku })
      .from(goodsChanges)
      .leftJoin(catalogVariants, eq(catalogVariants.sku, sku))
      .where(and(range, isElse(batch)));
    await ctx.db
      .delete(goodsChanges)
      .where(and(eq(goodsChanges.batchId, batch.batchId), inArray(sku, changed)));
  }
}

type Write = { category: PartCategory; range: SQL | undefined };

async function writeRange({ db, clock }: Ctx, { category, range }: Write): Promise<void> {
  const { sku, before, after } = goodsChanges;
  const patch = sql`${after}`;
  const updatedAt = sql`${new Date(clock.now().epochMilliseconds).toISOString()}::timestamptz`;
  const isStored = sql`${range} and ${sku} = ${catalogVariants.sku}`;
  const changed = { updated_at: updatedAt, ...rowWithPatch(patch) };
  await db.execute(sql`
    update ${catalogVariants} set (${columnsOf(changed)}) = row(${listed(Object.values(changed))})
    from ${goodsChanges} where ${isStored} and ${before} is not null and ${after} is not null`);
  await db.execute(sql`
    delete from ${catalogVariants} using ${goodsChanges} where ${isStored} and ${after} is null`);
  const kind = sql`${kindOf[category]}`;
  const added = { sku: sql`${sku}`, kind, updated_at: updatedAt, ...rowOfPart(patch) };
  await db.execute(sql`
    insert into ${catalogVariants} (${columnsOf(added)}) select ${listed(Object.values(added))}
    from ${goodsChanges} where ${range} and ${before} is null`);
}

/** The changes of a batch as conditions by number, each of at most so many. */
export async function* rangesOf(
  { db }: Pick<Ctx, 'db'>,
  { batchId }: { batchId: string },
  most: number,
): AsyncGenerator<SQL | undefined> {
  const { sku } = goodsChanges;
  let last = '';
  for (;;) {
    const from = and(eq(goodsChanges.batchId, batchId), gt(sku, last));
    const [end] = await db
      .select({ sku })
      .from(goodsChanges)
      .where(from)
      .orderBy(asc(sku))
      .offset(most - 1)
      .limit(1);
    yield end ? and(from, sql`${sku} <= ${end.sku}`) : from;
    if (!end) return;
    last = end.sku;
  }
}
