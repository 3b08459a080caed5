import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { kindOf } from './asset-format.ts';
import { findAssetRow } from './asset-row.server.ts';
import { libraryAsset } from './library-asset.server.ts';
import type { LibraryAsset } from './library-schemas.ts';
import { why } from './refusals.ts';

/**
 * Gives an asset the file of another one, which was uploaded for this and is removed; the asset's texts stay. The old
 * file stays in the store for old versions of pages. Call it in a transaction that also changes the URLs in stories:
 * `replaceAsset` of the content. Requires media.write.
 * @throws {DomainError} not-found, invalid (a film for a picture, or a file with itself)
 */
export async function takeFile(
  ctx: Ctx,
  { id, fromId }: { id: number; fromId: number },
): Promise<{ before: LibraryAsset; after: LibraryAsset }> {
  requireScope(ctx.actor, 'media.write');
  const before = await findAssetRow(ctx, id);
  const from = await findAssetRow(ctx, fromId);
  if (before.id === from.id) {
    throw new DomainError('invalid', why('media.same-file'));
  }
  if (kindOf(before.contentType) !== kindOf(from.contentType)) {
    throw new DomainError('invalid', why('media.other-kind'));
  }
  await ctx.db.delete(mediaAssets).where(eq(mediaAssets.id, from.id));
  const { hash, fileName, contentType, bytes, widthPx, heightPx, isPrivate } = from;
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  const file = { hash, fileName, contentType, bytes, widthPx, heightPx, isPrivate };
  const [row] = await ctx.db
    .update(mediaAssets)
    // The focal point is in pixels of the old picture.
    .set({ ...file, focus: '', updatedAt })
    .where(eq(mediaAssets.id, before.id))
    .returning();
  if (!row) throw new Error('An asset was not written');
  return { before: libraryAsset(ctx, before), after: libraryAsset(ctx, row) };
}
