import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findAssetRow } from './asset-row.server.ts';
import { libraryAsset } from './library-asset.server.ts';
import type { LibraryAsset } from './library-schemas.ts';

/**
 * Moves a file to the bin: it can no longer be chosen, but pages that show it keep showing it. Requires media.write.
 * @throws {DomainError} not-found
 */
export function binAsset(ctx: Ctx, { id }: { id: number }): Promise<LibraryAsset> {
  return setDeleted(ctx, { id, action: 'media.bin' });
}

/** Restores it from the bin. Requires media.write. @throws {DomainError} not-found */
export function restoreAsset(ctx: Ctx, { id }: { id: number }): Promise<LibraryAsset> {
  return setDeleted(ctx, { id, action: 'media.restore' });
}

type Change = { id: number; action: 'media.bin' | 'media.restore' };

async function setDeleted(ctx: Ctx, { id, action }: Change): Promise<LibraryAsset> {
  requireScope(ctx.actor, 'media.write');
  const row = await findAssetRow(ctx, id);
  const deletedAt = action === 'media.bin' ? new Date(ctx.clock.now().epochMilliseconds) : null;
  await ctx.db.transaction(async (tx) => {
    await tx.update(mediaAssets).set({ deletedAt }).where(eq(mediaAssets.id, row.id));
    const subject = { kind: 'asset', id: row.id, name: row.fileName };
    await recordAudit({ ...ctx, db: tx }, { action, subject });
  });
  return libraryAsset(ctx, { ...row, deletedAt });
}
