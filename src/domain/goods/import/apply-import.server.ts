import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { goodsImportBatches, goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from '../lock-parts.server.ts';
import { type PartCategory, partCategories } from '../part-category.ts';
import { type PartFields, stillHas } from '../part-patch.ts';
import { readParts, writeParts } from '../part-rows.server.ts';
import { openBatch, type PartChange } from '../record-batch.server.ts';
import { type StockPart, stockPartSchemas } from '../stock-part.ts';
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

const rowsPerRound = 500;

type Applied = { importId: string; category: PartCategory; fileName: string };

async function applyCategory(ctx: Ctx, { importId, category, fileName }: Applied): Promise<void> {
  let batch: Awaited<ReturnType<typeof openBatch>> | null = null;
  for await (const rows of streamRows(ctx, { importId, category })) {
    if (batch === null) {
      batch = await openBatch(ctx, { kind: 'import', category, detail: { fileName } });
      await ctx.db.insert(goodsImportBatches).values({ importId, batchId: batch.id });
    }
    await batch.add(await writeRound(ctx, { category, rows }));
  }
  await batch?.close();
}

type Row = typeof goodsImportRows.$inferSelect;

async function* streamRows(
  { db }: Ctx,
  { importId, category }: Pick<Applied, 'importId' | 'category'>,
): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(goodsImportRows)
      .where(
        and(
          eq(goodsImportRows.importId, importId),
          eq(goodsImportRows.category, category),
          ne(goodsImportRows.fate, 'refused'),
          gt(goodsImportRows.line, last),
        ),
      )
      .orderBy(asc(goodsImportRows.line))
      .limit(rowsPerRound);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerRound) return;
    last = rows.at(-1)?.line ?? 0;
  }
}

/** @throws {DomainError} conflict if a part is not as the check saw it */
async function writeRound(
  ctx: Ctx,
  { category, rows }: { category: PartCategory; rows: readonly Row[] },
): Promise<PartChange[]> {
  const parts = await readParts(ctx, { category, skus: rows.map(({ sku }) => sku) });
  const known = new Map(parts.map((part) => [part.sku, part]));
  const writes: StockPart[] = [];
  const changes = rows.map(({ sku, ...row }): PartChange => {
    const part = known.get(sku);
    const [before, after] = [row.before as PartFields | null, row.after as PartFields];
    const isAsSeen = before === null ? !part : part !== undefined && stillHas(part, before);
    if (!isAsSeen) throw new DomainError('conflict', why('import.shop-changed'));
    writes.push(stockPartSchemas[category].parse({ ...part, ...after }));
    return { sku, before, after };
  });
  await writeParts(ctx, { category, parts: writes });
  return changes;
}
