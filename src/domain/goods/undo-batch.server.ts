import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { fileOfBatch } from './batch-file.ts';
import type { GoodsCategory } from './goods-category.ts';
import type { GoodsOf } from './goods-of.ts';
import type { GoodsRow, GoodsTable, Settle } from './goods-table.server.ts';
import { goodsTables } from './goods-tables.server.ts';
import { keptOnUndo } from './kept-on-undo.server.ts';
import { lockParts } from './lock-parts.server.ts';
import { isPartCategory } from './part-category.ts';
import { type PartFields, patchBetween, stillHas } from './part-patch.ts';
import { type PartChange, recordBatch } from './record-batch.server.ts';
import { why } from './refusals.ts';
import { removeParts } from './remove-parts.server.ts';
import { undoParts } from './undo-parts.server.ts';

/** How long a change can be undone. */
export const undoDays = 30;

type Undone = {
  /** Parts that are as they were before. */
  undone: number;
  /** Parts of which somebody has changed the same since: that stays. */
  kept: number;
};

/**
 * Gives the parts of a batch back what they had, except what somebody has changed since; a line or a vehicle of which
 * the same was changed stays as it is. What was added is removed, or discontinued if a build refers to it; a size whose
 * line is gone stays gone. Undoing can itself be undone. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if it was undone already or is older than 30 days
 */
export async function undoBatch(ctx: Ctx, { batchId }: { batchId: string }): Promise<Undone> {
  requireScope(ctx.actor, 'catalog.write');
  const batch = await requireUndoable(ctx, batchId);
  if (isPartCategory(batch.category)) {
    const { category, parts } = batch;
    const mayUndo = async (inner: Ctx) => void (await requireUndoable(inner, batchId));
    const isImport = batch.kind === 'import';
    const fileName = fileOfBatch(batch.detail);
    await undoParts(ctx, { batchId, category, isImport, fileName, mayUndo });
    const { parts: kept } = await keptOnUndo(ctx, batchId);
    return { undone: parts - kept, kept };
  }
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const { category, detail } = await requireUndoable(inner, batchId);
    const fileName = fileOfBatch(detail);
    const changes = await tx.select().from(goodsChanges).where(eq(goodsChanges.batchId, batchId));
    const back = await turnBack(inner, { category, changes });
    const undoing = { kind: 'undo', category, changes: back, undoes: batchId } as const;
    await recordBatch(inner, { ...undoing, ...(fileName !== null && { detail: { fileName } }) });
    return { undone: back.length, kept: changes.length - back.length };
  });
}

/** The batch. @throws {DomainError} not-found; conflict if it was undone already or is older than 30 days */
export async function requireUndoable({ db, clock }: Ctx, id: string) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [batch] = await db.select().from(goodsBatches).where(eq(goodsBatches.id, id));
  if (!batch || batch.isPending) throw notFound();
  const isUndone = and(eq(goodsBatches.undoes, id), eq(goodsBatches.isPending, false));
  const [later] = await db.select().from(goodsBatches).where(isUndone);
  if (later) throw new DomainError('conflict', why('part.undone-already'));
  const until = batch.createdAt.getTime() + undoDays * 24 * 3_600_000;
  if (until < clock.now().epochMilliseconds) {
    throw new DomainError('conflict', why('part.undo-too-late', { days: undoDays }));
  }
  return batch;
}

type Stored = typeof goodsChanges.$inferSelect;
const partsPerRound = 1_000;

async function turnBack<Category extends GoodsCategory>(
  ctx: Ctx,
  { category, changes }: { category: Category; changes: readonly Stored[] },
): Promise<PartChange[]> {
  const table = goodsTables[category];
  const settle = await table.settle(ctx);
  const back: PartChange[] = [];
  for (let from = 0; from < changes.length; from += partsPerRound) {
    const some = changes.slice(from, from + partsPerRound);
    const keys = some.map(({ sku }) => sku);
    const parts = await table.read(ctx, keys);
    const now = new Map(parts.map((part) => [table.keyOf(part), part]));
    const turned = some.flatMap((change) =>
      turnedPart({ table, settle }, { change, part: now.get(change.sku) ?? null }),
    );
    await table.write(
      ctx,
      turned.map(({ next }) => next),
    );
    back.push(...turned.map(({ patch }) => patch));
    const added = some.flatMap(({ sku, before }) => (before === null ? (now.get(sku) ?? []) : []));
    back.push(...(await removeAll(ctx, { category, parts: added })));
  }
  return back;
}

async function removeAll<Category extends GoodsCategory>(
  ctx: Ctx,
  asked: { category: Category; parts: readonly GoodsOf[Category][] },
): Promise<PartChange[]> {
  return asked.parts.length === 0 ? [] : removeParts(ctx, asked);
}

type Way<Row extends GoodsRow> = { table: GoodsTable<Row>; settle: Settle<Row> };
type Turned<Row> = { next: Row; patch: PartChange };

/** The part as it was before the change; empty if somebody has changed the same fields since. */
function turnedPart<Row extends GoodsRow>(
  { table, settle }: Way<Row>,
  { change, part }: { change: Stored; part: Row | null },
): Turned<Row>[] {
  const { sku } = change;
  const before = fieldsIn(change.before);
  const earlier = before && earlierState(table, { part, before, after: fieldsIn(change.after) });
  const next = earlier && settle(earlier, part);
  if (!next) return [];
  if (part === null) return [{ next, patch: { sku, before: null, after: next } }];
  const patch = patchBetween(part, next);
  return patch === null ? [] : [{ next, patch: { sku, ...patch } }];
}

type States<Row> = { part: Row | null; before: PartFields; after: PartFields | null };

function earlierState<Row extends GoodsRow>(
  { schema, copied }: GoodsTable<Row>,
  { part, before, after }: States<Row>,
): Row | null {
  if (after === null) return part === null ? schema.parse(before) : null;
  const typed = Object.entries(after).filter(([name]) => !copied.includes(name));
  if (part === null || !stillHas(part, Object.fromEntries(typed))) return null;
  return schema.parse({ ...part, ...before });
}

function fieldsIn(stored: unknown): PartFields | null {
  return typeof stored === 'object' ? (stored as PartFields | null) : null;
}
