import { goodsChanges } from '#src/db/schema/goods.ts';
import {
  type ImportInput,
  type ImportResult,
  importGoods,
} from '#src/domain/catalog/index.server.ts';
import type { GoodsKind, Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { GoodsCategory } from './goods-category.ts';
import type { GoodsOf } from './goods-of.ts';
import type { GoodsTable, Settle } from './goods-table.server.ts';
import { goodsTables } from './goods-tables.server.ts';
import { patchBetween } from './part-patch.ts';
import { closeBatch, openBatch, type PartChange } from './record-batch.server.ts';
import { factsOf } from './vehicles/vehicle-facts.ts';

type OwnFile = Omit<ImportInput, 'write' | 'finish'> & { fileName: string };

/**
 * Takes over a file in the shop's own columns, all of it or nothing: written as the office writes, in the history with
 * the file's name, and undone like any other change. Requires catalog.write.
 */
export async function importOwnFile<Kind extends GoodsKind>(
  ctx: Ctx,
  kind: Kind,
  { fileName, ...input }: OwnFile,
): Promise<ImportResult> {
  const table: GoodsTable<GoodsOf[Kind]> = goodsTables[kind];
  const run: Run<Kind> = { category: kind, table, fileName, batchId: null, settle: null };
  return importGoods(ctx, kind, {
    ...input,
    write: (inner, rows) => writeRows(inner, { run, rows }),
    async finish(inner) {
      if (run.batchId !== null) await closeBatch(inner, run.batchId);
    },
  });
}

type Run<Category extends GoodsCategory> = {
  category: Category;
  table: GoodsTable<GoodsOf[Category]>;
  fileName: string;
  /** Null until something changes. */
  batchId: string | null;
  settle: Settle<GoodsOf[Category]> | null;
};

async function writeRows<Category extends GoodsCategory>(
  ctx: Ctx,
  { run, rows }: { run: Run<Category>; rows: readonly { name: string; row: object }[] },
): Promise<void> {
  const { table, category } = run;
  run.settle ??= await table.settle(ctx);
  const there = await table.read(
    ctx,
    rows.map(({ name }) => name),
  );
  const before = new Map(there.map((row) => [table.keyOf(row), row]));
  const written: GoodsOf[Category][] = [];
  const changes: PartChange[] = [];
  for (const { name, row } of rows) {
    const was = before.get(name) ?? null;
    const given = table.schema.parse(flat(row, was?.status ?? 'active'));
    const next = run.settle(given, was) ?? given;
    const patch = was === null ? { before: null, after: next } : patchBetween(was, next);
    if (patch === null) continue;
    written.push(next);
    changes.push({ sku: name, ...patch });
  }
  if (changes.length === 0) return;
  run.batchId ??= await openBatch(ctx, {
    kind: 'import',
    category,
    detail: { fileName: run.fileName },
  });
  const { batchId } = run;
  await table.write(ctx, written);
  await ctx.db.insert(goodsChanges).values(changes.map((change) => ({ ...change, batchId })));
}

/** A file of vehicles does not say whether they can be chosen. */
function flat(row: object, status: GoodsOf['vehicles']['status']): object {
  return isVehicle(row) ? factsOf({ ...row, status }) : row;
}

function isVehicle(row: object): row is Vehicle {
  return 'representativeConfig' in row;
}
