import { lt, sql } from 'drizzle-orm';
import { mediaUploads } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { maxAssetBytes } from './asset-format.ts';
import { type AnnounceUploadInput, announceUploadInputSchema } from './library-schemas.ts';
import { why } from './refusals.ts';
import { requireFolder } from './require-folder.server.ts';
import { recordUpload } from './upload-asset.server.ts';
import { uploadSignature } from './upload-signature.server.ts';

export type AnnouncedUpload = {
  /** The asset's id once the bytes have arrived; for a duplicate, that of the existing asset. */
  id: number;
  /** Where to POST the bytes as multipart: the `fields`, then `file`. Whoever has this may upload. */
  path: string;
  fields: Record<string, string>;
  expiresAt: Date;
};

const validMs = 60 * 60 * 1000;

/**
 * First of three steps: requests an upload URL. The response is the only permission that the second step
 * (`receiveUpload`) needs, for an hour. Requires media.write.
 * @throws {DomainError} invalid, too-large by the announced size
 */
export async function announceUpload(
  ctx: Ctx,
  input: AnnounceUploadInput,
): Promise<AnnouncedUpload> {
  requireScope(ctx.actor, 'media.write');
  const { bytes = 0, ...fields } = parseInput(announceUploadInputSchema, input);
  if (bytes > maxAssetBytes) {
    const megabytes = maxAssetBytes / 1024 ** 2;
    throw new DomainError('too-large', why('media.too-large', { megabytes }));
  }
  await requireFolder(ctx, fields.folderId);
  const now = ctx.clock.now().epochMilliseconds;
  const expiresAt = new Date(now + validMs);
  await deleteStaleUploads(ctx, now);
  const authorName = actorName(ctx.actor);
  const id = sql<number>`nextval(pg_get_serial_sequence('media_assets', 'id'))`;
  const [row] = await ctx.db
    .insert(mediaUploads)
    .values({ ...fields, id, authorName, expiresAt, createdAt: new Date(now) })
    .returning();
  if (!row) throw new Error('An upload was not written');
  await recordUpload(ctx, row);
  const expires = String(expiresAt.getTime());
  const signature = uploadSignature(ctx, { id: row.id, expires });
  const path = `/v1/uploads/${row.id}?expires=${expires}&signature=${signature}`;
  return { id: row.id, path, fields: { key: String(row.id) }, expiresAt };
}

/** An upload that was announced a week ago has been finished by now, or never will be. */
async function deleteStaleUploads(ctx: Ctx, now: number): Promise<void> {
  const weekMs = 7 * 24 * validMs;
  await ctx.db.delete(mediaUploads).where(lt(mediaUploads.expiresAt, new Date(now - weekMs)));
}
