import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from './lock-parts.server.ts';
import type { PartCategory } from './part-category.ts';
import { stillHas } from './part-patch.ts';
import { readParts, writeParts } from './part-rows.server.ts';
import { type PartChange, recordBatch } from './record-batch.server.ts';
import { why } from './refusals.ts';
import { removeParts } from './remove-parts.server.ts';
import { type StockPart, stockPartSchemas } from './stock-part.ts';

/** How long a change can be undone. */
export const undoDays = 30;

type Undone = {
  /** Parts that are as they were before. */
  undone: number;
  /** Parts that somebody has changed since in the same fields: they stay as they are. */
  kept: number;
};

/**
 * Gives the parts of a batch back what they had, except where somebody has changed the same fields since. A part that
 * was added is removed, or discontinued if a build refers to it. Undoing can itself be undone. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if it was undone already or is older than 30 days
 */
export async function undoBatch(ctx: Ctx, { batchId }: { batchId: string }): Promise<Undone> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const { category } = await requireUndoable(inner, batchId);
    const changes = await tx.select().from(goodsChanges).where(eq(goodsChanges.batchId, batchId));
    const back = await turnBack(inner, { category, changes });
    await recordBatch(inner, { kind: 'undo', category, changes: back, undoes: batchId });
    return { undone: back.length, kept: changes.length - back.length };
  });
}

async function requireUndoable({ db, clock }: Ctx, id: string) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [batch] = await db.select().from(goodsBatches).where(eq(goodsBatches.id, id));
  if (!batch) throw notFound();
  const [later] = await db.select().from(goodsBatches).where(eq(goodsBatches.undoes, id));
  if (later) throw new DomainError('conflict', why('part.undone-already'));
  const until = batch.createdAt.getTime() + undoDays * 24 * 3_600_000;
  if (until < clock.now().epochMilliseconds) {
    throw new DomainError('conflict', why('part.undo-too-late', { days: undoDays }));
  }
  return batch;
}

type Stored = typeof goodsChanges.$inferSelect;
const partsPerRound = 1_000;

async function turnBack(
  ctx: Ctx,
  { category, changes }: { category: PartCategory; changes: readonly Stored[] },
): Promise<PartChange[]> {
  const back: PartChange[] = [];
  for (let from = 0; from < changes.length; from += partsPerRound) {
    const some = changes.slice(from, from + partsPerRound);
    const parts = await readParts(ctx, { category, skus: some.map(({ sku }) => sku) });
    const now = new Map(parts.map((part) => [part.sku, part]));
    const writes: StockPart[] = [];
    for (const { sku, ...change } of some) {
      const [before, after] = [fieldsIn(change.before), fieldsIn(change.after)];
      const part = now.get(sku);
      if (before && after && part && stillHas(part, after)) {
        writes.push(stockPartSchemas[category].parse({ ...part, ...before }));
        back.push({ sku, before: after, after: before });
      } else if (before && !after && !part) {
        writes.push(stockPartSchemas[category].parse(before));
        back.push({ sku, before: null, after: before });
      } else if (!before && after && part) {
        back.push(...(await removeParts(ctx, { category, parts: [part] })));
      }
    }
    await writeParts(ctx, { category, parts: writes });
  }
  return back;
}

function fieldsIn(stored: unknown): Readonly<Record<string, unknown>> | null {
  return typeof stored === 'object' ? (stored as Readonly<Record<string, unknown>> | null) : null;
}
