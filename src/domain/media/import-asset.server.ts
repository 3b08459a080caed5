import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { bilingualSchema } from '#src/lib/bilingual.ts';
import { originalKey } from './asset-url.ts';
import { safeFileName } from './file-name.ts';
import { readImage } from './read-image.server.ts';
import { type Asset, assetSchema, focusSchema } from './schemas.ts';

export type AssetUpload = {
  /** Stable name by which seeds and content find the picture again. */
  key?: string;
  fileName: string;
  bytes: Uint8Array;
  alt: { en: string; es: string };
  focus?: string;
};

/**
 * Stores a picture once: the same bytes give the asset that is already there.
 * The original is kept untouched; visitors only ever get re-encoded pictures without metadata.
 * @throws {DomainError} invalid, too-large (the picture), conflict (`key` names another picture)
 */
export async function importAsset(ctx: Ctx, upload: AssetUpload): Promise<Asset> {
  requireSystem(ctx.actor);
  const alt = bilingualSchema.parse(upload.alt);
  const focus = focusSchema.parse(upload.focus ?? '');
  const hash = createHash('sha256').update(upload.bytes).digest('hex');
  const known = await findByHash(ctx, hash);
  if (known) return restoreOriginal(ctx, known, upload.bytes);
  const { format, widthPx, heightPx } = await readImage(upload.bytes);
  const fileName = safeFileName(upload.fileName, format);
  await ctx.files.put(originalKey({ hash, fileName }), upload.bytes);
  return insertAsset(ctx, {
    hash,
    key: upload.key ?? null,
    fileName,
    contentType: `image/${format}`,
    bytes: upload.bytes.length,
    widthPx,
    heightPx,
    alt,
    focus,
  });
}

async function findByHash(ctx: Ctx, hash: string): Promise<Asset | null> {
  const [row] = await ctx.db.select().from(mediaAssets).where(eq(mediaAssets.hash, hash));
  return row ? assetSchema.parse(row) : null;
}

/** A file store that lost a file gets it back when somebody brings it again. */
async function restoreOriginal(ctx: Ctx, asset: Asset, bytes: Uint8Array): Promise<Asset> {
  if (!(await ctx.files.exists(originalKey(asset)))) await ctx.files.put(originalKey(asset), bytes);
  return asset;
}

async function insertAsset(ctx: Ctx, values: Omit<Asset, 'id'>): Promise<Asset> {
  const [row] = await ctx.db.insert(mediaAssets).values(values).onConflictDoNothing().returning();
  if (row) return assetSchema.parse(row);
  const twin = await findByHash(ctx, values.hash);
  if (twin) return twin;
  throw new DomainError('conflict', `Another picture is already called "${values.key}"`);
}
