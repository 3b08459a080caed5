import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import type { Geo } from '#src/lib/geo.ts';
import type { Translated } from '#src/lib/translated.ts';
import { translatedSchema } from '#src/lib/translated.ts';
import { why } from './refusals.ts';
import { type AssetFile, assetFileSchema, focusSchema } from './schemas.ts';
import { storeAsset } from './store-asset.server.ts';

export type AssetUpload = {
  /** Stable name by which seeds and content find the picture again. */
  key?: string;
  fileName: string;
  bytes: Uint8Array;
  alt: Translated;
  focus?: string;
  /** Position of the pin on a drawn map. */
  geo?: Geo;
};

/**
 * Stores a picture or film of the shop's own, as seeds bring them, including its texts.
 * @throws {DomainError} invalid, too-large (the file), conflict (`key` belongs to another file)
 */
export async function importAsset(ctx: Ctx, upload: AssetUpload): Promise<AssetFile> {
  requireSystem(ctx.actor);
  const alt = translatedSchema.parse(upload.alt);
  const focus = focusSchema.parse(upload.focus ?? '');
  const stored = await storeAsset(ctx, { ...upload, alt, focus });
  if (stored) return assetFileSchema.parse(stored.asset);
  throw new DomainError('conflict', why('media.name-taken', { name: String(upload.key) }));
}
