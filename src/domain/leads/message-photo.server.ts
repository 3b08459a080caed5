import { createHash } from 'node:crypto';
import type { buildPhotos } from '#src/db/schema/build-photos.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { cleanPhoto } from '#src/domain/media/index.server.ts';

export type StoredPhoto = Omit<typeof buildPhotos.$inferInsert, 'leadId' | 'buildId'>;

/**
 * Makes a photo anew, without what the camera wrote into it, and keeps its bytes. The file comes first: a row
 * never points to bytes that are not there.
 * @throws {DomainError} `invalid`, with the path `photo`, for what is no photo
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
