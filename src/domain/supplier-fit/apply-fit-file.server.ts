import { desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { fitApplications, fitFiles } from '#src/db/schema/supplier-fit.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { renewCatalogVersion } from '#src/domain/facts/index.server.ts';
import { undoDays } from '#src/domain/goods/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { endTakenBack } from './count-ends.server.ts';
import { findFitFile, type StoredFitFile } from './find-fit-file.server.ts';
import { why } from './refusals.ts';

/**
 * Shows what a file says beside the shop's own verdicts: all of it from one moment on. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if it is not checked, or was already applied
 */
export async function applyFitFile(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockFitFiles(inner);
    const file = await findFitFile(inner, id);
    if (file.state !== 'checked') throw new DomainError('conflict', why('fit-file.not-checked'));
    const [last] = await tx.select({ number: max(fitFiles.appliedNumber) }).from(fitFiles);
    await endTakenBack(inner, file);
    const appliedAt = new Date(ctx.clock.now().epochMilliseconds);
    await tx
      .update(fitFiles)
      .set({ state: 'applied', appliedAt, appliedNumber: (last?.number ?? 0) + 1 })
      .where(eq(fitFiles.id, id));
    await record(inner, 'catalog.fitment', file);
  });
}

/**
 * Takes a file back; what it had ended counts again. Of a supplier's files the last first. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if it is not applied, is older than 30 days, or another came after it
 */
export async function undoFitFile(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockFitFiles(inner);
    const file = await findFitFile(inner, id);
    await requireUndoable(inner, file);
    await tx
      .update(fitApplications)
      .set({ endedBy: null })
      .where(eq(fitApplications.endedBy, file.id));
    await tx
      .update(fitFiles)
      .set({ state: 'undone', appliedNumber: null })
      .where(eq(fitFiles.id, id));
    await record(inner, 'catalog.fitment-undo', file);
  });
}

async function requireUndoable({ db, clock }: Ctx, file: StoredFitFile): Promise<void> {
  if (file.state !== 'applied') throw new DomainError('conflict', why('fit-file.not-applied'));
  const until = (file.appliedAt?.getTime() ?? 0) + undoDays * 24 * 3_600_000;
  if (until < clock.now().epochMilliseconds) {
    throw new DomainError('conflict', why('fit-file.too-late', { days: undoDays }));
  }
  const [last] = await db
    .select()
    .from(fitFiles)
    .where(sql`${fitFiles.supplier} = ${file.supplier} and ${isNotNull(fitFiles.appliedNumber)}`)
    .orderBy(desc(fitFiles.appliedNumber))
    .limit(1);
  if (last && last.id !== file.id) {
    throw new DomainError('conflict', why('fit-file.later-first', { file: last.fileName }));
  }
}

/** One at a time: two files of a supplier would not see what the other has ended. */
async function lockFitFiles({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.execute(sql`lock table ${fitFiles} in share row exclusive mode`);
}

async function record(ctx: Ctx, action: string, { id, fileName }: StoredFitFile): Promise<void> {
  await recordAudit(ctx, { action, subject: { kind: 'fit-file', id, name: fileName } });
  await renewCatalogVersion(ctx);
  // Kept product pages say which supplier lists a part.
  await bumpContentVersion(ctx);
}
