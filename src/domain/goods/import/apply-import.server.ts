import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { applyBatches, PartsChangedError } from '../apply-batch.server.ts';
import { notePresence } from '../complete/note-presence.server.ts';
import { takePictures } from '../pictures/take-pictures.server.ts';
import { takeSupply } from '../supply/take-supply.server.ts';
import { siteChanges } from './count-fate.ts';
import { findImport } from './find-import.server.ts';
import { draftProfileSchema, importCountsSchema } from './import-schemas.ts';
import { keepLayout } from './keep-layout.server.ts';
import { dropPending, prepareBatches } from './prepare-batches.server.ts';
import { laterDays, queueLater } from './queue-later.server.ts';
import { why } from './refusals.ts';

/**
 * Queues what the check showed, and keeps how the file was read for its supplier's next one. With refused rows only if
 * the good ones are asked for. Requires catalog.write.
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
    const counts = importCountsSchema.parse(found.counts);
    const work = siteChanges(counts) + counts.supply;
    if (work === 0) throw new DomainError('conflict', why('import.nothing'));
    if (counts.refused > 0 && !goodRowsOnly)
      throw new DomainError('conflict', why('import.has-refused'));
    // Of two who press at once, one is told.
    const waits = await laterDays({ ...ctx, db: tx }, id);
    const taken = await tx
      .update(goodsImports)
      .set({ state: 'applying', waits })
      .where(and(eq(goodsImports.id, id), eq(goodsImports.state, 'checked')))
      .returning({ id: goodsImports.id });
    if (taken.length === 0) throw new DomainError('conflict', why('import.not-checked'));
    const profile = draftProfileSchema.parse(found.profile);
    await keepLayout({ ...ctx, db: tx }, { profile, lineId: found.lineId, guess: found.guess });
    const userId = actor.kind === 'staff' ? actor.userId : actor.kind;
    const who = { userId, name: actorName(actor) };
    const data = { importId: id, run: found.run, actor: who };
    await ctx.jobs.enqueue(tx, { name: 'apply-import', data });
    await queueLater({ ...ctx, db: tx }, { importId: id, days: waits, actor: who });
  });
}

type Apply = { importId: string; run: string };

/**
 * Writes what the check showed, in one transaction: all of it, or nothing if the process ends or if somebody has
 * changed one of these parts since. Running twice does it once. Rows that count from a later day stay.
 */
export async function applyImport(ctx: Ctx, { importId, run }: Apply): Promise<void> {
  const isThis = and(eq(goodsImports.id, importId), eq(goodsImports.run, run));
  const [row] = await ctx.db.select().from(goodsImports).where(isThis);
  if (row?.state === 'applied') return takeSupply(ctx, { importId, supplier: nameOf(row) });
  if (row?.state !== 'applying') return;
  const { startsOn } = goodsImportRows;
  try {
    await dropPending(ctx, importId);
    const isNow = or(isNull(startsOn), notInArray(startsOn, row.waits));
    const batches = await prepareBatches(ctx, row, isNow);
    const isDone = await applyBatches(ctx, {
      batches,
      async meanwhile(inner) {
        const taken = await inner.db
          .update(goodsImports)
          .set({ state: 'applied', problem: null })
          .where(and(isThis, eq(goodsImports.state, 'applying')))
          .returning({ id: goodsImports.id });
        if (taken.length === 0) return false;
        const supplier = nameOf(row) || row.fileName;
        await takePictures(inner, { importId, supplier });
        await notePresence(inner, { importId, supplier });
        return true;
      },
    });
    if (!isDone) return await dropPending(ctx, importId);
    await takeSupply(ctx, { importId, supplier: nameOf(row) });
    await refreshStatistics(ctx);
  } catch (error) {
    if (!(error instanceof PartsChangedError)) throw error;
    await dropPending(ctx, importId);
    // The check is done anew when somebody asks for it.
    const problem = why('import.shop-changed');
    await ctx.db.update(goodsImports).set({ state: 'checked', problem }).where(isThis);
  }
}

/** As the profile calls its supplier; empty if nobody has named one. */
function nameOf({ profile }: typeof goodsImports.$inferSelect): string {
  return draftProfileSchema.parse(profile).name;
}

/** The embedded database does it by itself only at night; until then its plans would be those of a smaller shop. */
export async function refreshStatistics({ db }: Ctx): Promise<void> {
  await db.execute(sql`analyze ${catalogVariants}, ${goodsChanges}`);
}
