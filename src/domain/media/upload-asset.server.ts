import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { libraryAsset } from './library-asset.server.ts';
import {
  type LibraryAsset,
  type UploadAssetInput,
  uploadAssetInputSchema,
} from './library-schemas.ts';
import { why } from './refusals.ts';
import { requireFolder } from './require-folder.server.ts';
import { storeAsset } from './store-asset.server.ts';

export type UploadedAsset = { asset: LibraryAsset; isNew: boolean };

/**
 * Takes a file into the library; `isNew` is false when the same bytes are in it already. Requires media.write.
 * @throws {DomainError} invalid, too-large, with a sentence for the person
 */
export async function uploadAsset(ctx: Ctx, input: UploadAssetInput): Promise<UploadedAsset> {
  requireScope(ctx.actor, 'media.write');
  const fields = parseInput(uploadAssetInputSchema, input);
  await requireFolder(ctx, fields.folderId);
  const uploaded = await takeIn(ctx, { ...fields, uploadedBy: actorName(ctx.actor) });
  if (uploaded.isNew) await recordUpload(ctx, uploaded.asset);
  return uploaded;
}

/** Shared by both ways to upload; the callers have checked the permission. */
export async function takeIn(
  ctx: Ctx,
  fields: Parameters<typeof storeAsset>[1],
): Promise<UploadedAsset> {
  const stored = await storeAsset(ctx, fields);
  if (!stored) throw new DomainError('conflict', why('media.at-once'));
  return { asset: libraryAsset(ctx, stored.asset), isNew: stored.isNew };
}

export function recordUpload(ctx: Ctx, { id, fileName }: { id: number; fileName: string }) {
  const subject = { kind: 'asset', id, name: fileName };
  return recordAudit(ctx, { action: 'media.upload', subject });
}
