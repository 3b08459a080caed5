import { createHash } from 'node:crypto';
import type { buildPhotos } from '#src/db/schema/build-photos.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { cleanPhoto } from '#src/domain/media/index.server.ts';

export type StoredPhoto = Omit<typeof buildPhotos.$inferInsert, 'leadId' | 'buildId'>;

/**
 * Re-encodes a photo without the camera's metadata and stores it. File first, so a row never points to a missing
 * file.
 * @throws {DomainError} `invalid`, with the path `photo`, if it is not a photo
 */
export async function storePhoto(ctx: Ctx, file: File): Promise<StoredPhoto> {
  const original = new Uint8Array(await file.arrayBuffer());
  const photo = await cleanPhoto(original).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw refuseField('invalid', 'photo', error.told);
  });
  const key = `message-photos/${ctx.ids.token()}`;
  await ctx.files.put(key, photo.bytes);
  return {
    id: ctx.ids.uuid(),
    key,
    fileName: file.name.slice(0, 200),
    bytes: photo.bytes.length,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    sha256: createHash('sha256').update(original).digest('hex'),
  };
}
