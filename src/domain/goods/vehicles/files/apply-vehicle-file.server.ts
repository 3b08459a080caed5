import { eq } from 'drizzle-orm';
import { goodsBatches } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from '../../lock-parts.server.ts';
import { recordBatch } from '../../record-batch.server.ts';
import { writeVehicles } from '../vehicle-rows.server.ts';
import { flipsOfFile, lossOfFile } from './flips-of-file.server.ts';
import {
  type FileDetail,
  findPendingFile,
  isPendingFile,
  type PendingFile,
  pairsOf,
} from './pending-file.server.ts';
import { why } from './refusals.ts';

type Apply = {
  id: string;
  /** The loss that the person accepts, by its stamp. */
  accepted: string | null;
  /** Leaves refused lines out; without it, a file with any is not applied. */
  goodRowsOnly: boolean;
};

/**
 * Writes exactly what the file was shown to change, as one batch, which can be undone like any other. Requires
 * catalog.write.
 * @throws {DomainError} not-found once it was decided; conflict if a vehicle is not as it was, for refused lines, and for
 *   a loss that is not accepted
 */
export async function applyVehicleFile(
  ctx: Ctx,
  { id, accepted, goodRowsOnly }: Apply,
): Promise<{ batchId: string; vehicles: number }> {
  requireScope(ctx.actor, 'catalog.write');
  const file = await findPendingFile(ctx, id);
  const { changes, detail } = file;
  if (changes.length === 0) throw new DomainError('conflict', why('vehicle-file.nothing'));
  if (detail.file.refused > 0 && !goodRowsOnly) {
    throw new DomainError('conflict', why('vehicle-file.has-refused'));
  }
  // Judged outside of the transaction: it takes its time, and asks through caches.
  await requireAccepted(ctx, { file, accepted });
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const gone = await tx
      .delete(goodsBatches)
      .where(isPendingFile(id))
      .returning({ id: goodsBatches.id });
    if (gone.length === 0) throw notFound();
    const pairs = await pairsOf(inner, changes);
    await writeVehicles(
      inner,
      pairs.map(({ after }) => after),
    );
    const batchId = await recordBatch(inner, {
      kind: 'import',
      category: 'vehicles',
      changes,
      detail: { fileName: detail.fileName },
    });
    return { batchId, vehicles: changes.length };
  });
}

/** If parts have come or gone since the file was read, what it would change now is kept, and has to be looked at. */
async function requireAccepted(
  ctx: Ctx,
  { file: { id, detail, changes }, accepted }: { file: PendingFile; accepted: string | null },
): Promise<void> {
  const flips = await flipsOfFile(ctx, await pairsOf(ctx, changes));
  const loss = lossOfFile(flips);
  if (loss === null || loss.stamp === accepted) return;
  if (loss.stamp === lossOfFile(detail.file.flips)?.stamp) {
    const told = why('vehicle-file.stops-fitting', { count: loss.parts });
    throw refuseField('conflict', 'accepted', told);
  }
  const next: FileDetail = { ...detail, file: { ...detail.file, flips } };
  await ctx.db.update(goodsBatches).set({ detail: next }).where(eq(goodsBatches.id, id));
  throw refuseField('conflict', 'accepted', why('vehicle-file.other-loss'));
}

/** Sets a file aside without applying it. Requires catalog.write. @throws {DomainError} not-found */
export async function discardVehicleFile(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await findPendingFile(ctx, id);
  await ctx.db.delete(goodsBatches).where(isPendingFile(id));
}
