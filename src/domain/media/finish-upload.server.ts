import { eq } from 'drizzle-orm';
import { mediaUploads } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findAssetRow } from './asset-row.server.ts';
import { libraryAsset } from './library-asset.server.ts';
import { why } from './refusals.ts';
import type { UploadedAsset } from './upload-asset.server.ts';

/**
 * Last of three steps: returns the asset; `isNew` is false if the library already had the same file. Can be repeated.
 * Requires media.write.
 * @throws {DomainError} not-found, conflict if no bytes have arrived yet
 */
export async function finishUpload(ctx: Ctx, { id }: { id: number }): Promise<UploadedAsset> {
  requireScope(ctx.actor, 'media.write');
  const [upload] = await ctx.db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  if (!upload) throw notFound(why('media.not-announced'));
  if (upload.assetId === null) {
    throw new DomainError('conflict', why('media.not-arrived'));
  }
  const row = await findAssetRow(ctx, upload.assetId);
  return { asset: libraryAsset(ctx, row), isNew: row.id === id };
}
