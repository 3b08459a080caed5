import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportBatches, goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import {
  applyBatches,
  changesPerLook,
  type PartBatch,
  PartsChangedError,
} from '../apply-batch.server.ts';
import { partCategories } from '../part-category.ts';
import { openBatch } from '../record-batch.server.ts';
import { findImport } from './find-import.server.ts';
import { importCountsSchema } from './import-schemas.ts';
import { why } from './refusals.ts';

/**
 * Queues what the check showed. With refused rows only if the good ones are asked for. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if it is not checked, or was already applied
 */
export async function queueApply(
  ctx: Ctx,
  { id, goodRowsOnly }: { id: string; goodRowsOnly: boolean },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { actor } = ctx;
  await ctx.db.transaction(async (tx) => {
    const found = await findImport({ db: tx }, id);
    if (found.state !== 'checked') throw new DomainError('conflict', why('import.not-checked'));
    const { added, changed, refused } = importCountsSchema.parse(found.counts);
    if (added + changed === 0) throw new DomainError('conflict', why('import.nothing'));
    if (refused > 0 && !goodRowsOnly) throw new DomainError('conflict', why('import.has-refused'));
    // Of two who press at once, one is told.
    const taken = await tx
      .update(goodsImports)
      .set({ state: 'applying' })
      .where(and(eq(goodsImports.id, id), eq(goodsImports.state, 'checked')))
      .returning({ id: goodsImports.id });
    if (taken.length === 0) throw new DomainError('conflict', why('import.not-checked'));
    const userId = actor.kind === 'staff' ? actor.userId : actor.kind;
    const who = { userId, name: actorName(actor) };
    const data = { importId: id, run: found.run, actor: who };
    await ctx.jobs.enqueue(tx, { name: 'apply-import', data });
  });
}

type Apply = { importId: string; run: string };

/**
 * Writes what the check showed, in one transaction: all of it, or nothing if the process ends or if somebody has
 * changed one of these parts since. Running twice does it once.
 */
export async function applyImport(ctx: Ctx, { importId, run }: Apply): Promise<void> {
  const isThis = and(eq(goodsImports.id, importId), eq(goodsImports.run, run));
  const [row] = await ctx.db.select().from(goodsImports).where(isThis);
  if (row?.state !== 'applying') return;
  try {
    await dropPending(ctx, importId);
    const batches = await prepareBatches(ctx, row);
    const isDone = await applyBatches(ctx, {
      batches,
      async meanwhile(inner) {
        const taken = await inner.db
          .update(goodsImports)
          .set({ state: 'applied', problem: null })
          .where(and(isThis, eq(goodsImports.state, 'applying')))
          .returning({ id: goodsImports.id });
        return taken.length > 0;
      },
    });
    await (isDone ? refreshStatistics(ctx) : dropPending(ctx, importId));
  } catch (error) {
    if (!(error instanceof PartsChangedError)) throw error;
    await dropPending(ctx, importId);
    // The check is done anew when somebody asks for it.
    const problem = why('import.shop-changed');
    await ctx.db.update(goodsImports).set({ state: 'checked', problem }).where(isThis);
  }
}

/** What an earlier try left behind. */
async function dropPending({ db }: Ctx, importId: string): Promise<void> {
  const made = db
    .select({ id: goodsImportBatches.batchId })
    .from(goodsImportBatches)
    .where(eq(goodsImportBatches.importId, importId));
  await db
    .delete(goodsBatches)
    .where(and(inArray(goodsBatches.id, made), eq(goodsBatches.isPending, true)));
}

type Row = typeof goodsImports.$inferSelect;

/** The staged rows as changes of pending batches, one for each category, in short statements. */
async function prepareBatches(ctx: Ctx, { id: importId, fileName }: Row): Promise<PartBatch[]> {
  const batches: PartBatch[] = [];
  for (const category of partCategories) {
    const isApplied = and(
      eq(goodsImportRows.importId, importId),
      eq(goodsImportRows.category, category),
      inArray(goodsImportRows.fate, ['added', 'changed']),
    );
    const [any] = await ctx.db
      .select({ line: goodsImportRows.line })
      .from(goodsImportRows)
      .where(isApplied)
      .limit(1);
    if (!any) continue;
    const batch = { kind: 'import', category, detail: { fileName } } as const;
    const batchId = await openBatch(ctx, batch);
    await ctx.db.insert(goodsImportBatches).values({ importId, batchId });
    await copyRows(ctx, { batchId, isApplied });
    batches.push({ batchId, category });
  }
  return batches;
}

async function copyRows(
  { db }: Ctx,
  { batchId, isApplied }: { batchId: string; isApplied: SQL | undefined },
): Promise<void> {
  const { line, sku, before, after } = goodsImportRows;
  let last = 0;
  for (;;) {
    const from = and(isApplied, gt(line, last));
    const [end] = await db
      .select({ line })
      .from(goodsImportRows)
      .where(from)
      .orderBy(asc(line))
      .offset(changesPerLook - 1)
      .limit(1);
    const rows = db
      .select({ batchId: sql`${batchId}::uuid`.as('batch_id'), sku, before, after })
      .from(goodsImportRows)
      .where(end ? and(from, lte(line, end.line)) : from);
    await db.insert(goodsChanges).select(rows);
    if (!end) return;
    last = end.line;
  }
}

/** The embedded database does it by itself only at night; until then its plans would be those of a smaller shop. */
async function refreshStatistics({ db }: Ctx): Promise<void> {
  await db.execute(sql`analyze ${catalogVariants}, ${goodsChanges}`);
}
