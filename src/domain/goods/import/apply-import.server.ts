import { and, eq } from 'drizzle-orm';
import { goodsImportBatches, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from '../lock-parts.server.ts';
import { partCategories } from '../part-category.ts';
import { openBatch } from '../record-batch.server.ts';
import { findImport } from './find-import.server.ts';
import { importCountsSchema } from './import-schemas.ts';
import { why } from './refusals.ts';
import { countStaged, hasShopChanged, type Staged, writeStaged } from './write-staged.server.ts';

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
    const who = actor.kind === 'staff' ? { userId: actor.userId, name: actor.name } : system;
    const data = { importId: id, run: found.run, actor: who };
    await ctx.jobs.enqueue(tx, { name: 'apply-import', data });
  });
}

const system = { userId: 'system', name: 'Automatic' };

type Apply = { importId: string; run: string };

/**
 * Writes what the check showed, in one transaction: all of it, or nothing if the process ends or if somebody has
 * changed one of these parts since. Running twice does it once.
 */
export async function applyImport(ctx: Ctx, { importId, run }: Apply): Promise<void> {
  const isThis = and(eq(goodsImports.id, importId), eq(goodsImports.run, run));
  try {
    await ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      await lockParts(inner);
      const [row] = await tx.select().from(goodsImports).where(isThis).for('update');
      if (row?.state !== 'applying') return;
      for (const category of partCategories) {
        await applyCategory(inner, { importId, category, fileName: row.fileName });
      }
      await tx.update(goodsImports).set({ state: 'applied', problem: null }).where(isThis);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The check is done anew when somebody asks for it.
    await ctx.db.update(goodsImports).set({ state: 'checked', problem: error.told }).where(isThis);
  }
}

type Applied = Staged & { fileName: string };

/** @throws {DomainError} conflict if a part is not as the check saw it */
async function applyCategory(ctx: Ctx, { fileName, ...staged }: Applied): Promise<void> {
  const { parts, firstSku } = await countStaged(ctx, staged);
  if (parts === 0) return;
  if (await hasShopChanged(ctx, staged)) {
    throw new DomainError('conflict', why('import.shop-changed'));
  }
  const { importId, category } = staged;
  const detail = { fileName };
  const batchId = await openBatch(ctx, { kind: 'import', category, detail, parts, firstSku });
  await ctx.db.insert(goodsImportBatches).values({ importId, batchId });
  await writeStaged(ctx, { ...staged, batchId });
}
