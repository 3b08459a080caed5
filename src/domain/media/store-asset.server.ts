import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { formatFacts } from './asset-format.ts';
import { originalKey } from './asset-url.ts';
import { safeFileName } from './file-name.ts';
import { inspectAsset } from './inspect-asset.server.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;

type NewAsset = Pick<AssetRow, 'fileName' | 'alt'> &
  Partial<Omit<AssetRow, 'hash' | 'bytes' | 'contentType' | 'widthPx' | 'heightPx'>>;

/**
 * Stores a file once: if the same bytes are already in the library, the existing asset is returned, restored from the
 * bin if necessary. The original is kept unchanged; visitors only get what is made from it.
 * @returns null if another asset has the same `key`
 * @throws {DomainError} invalid, too-large
 */
export async function storeAsset(
  ctx: Ctx,
  { bytes, ...fields }: NewAsset & { bytes: Uint8Array },
): Promise<{ asset: AssetRow; isNew: boolean } | null> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await bringBack(ctx, { hash, bytes });
  if (known) return { asset: known, isNew: false };
  const { format, ...size } = await inspectAsset(bytes);
  const file = { hash, fileName: safeFileName(fields.fileName, format) };
  await ctx.files.put(originalKey({ ...file, isPrivate: fields.isPrivate ?? false }), bytes);
  const contentType = formatFacts(format).contentType;
  const asset = await insert(ctx, {
    ...fields,
    ...file,
    ...size,
    contentType,
    bytes: bytes.length,
  });
  if (asset) return { asset, isNew: true };
  const twin = await bringBack(ctx, { hash, bytes });
  return twin && { asset: twin, isNew: false };
}

/** Restores an asset from the bin, and its file if the file store lost it. */
async function bringBack(ctx: Ctx, file: { hash: string; bytes: Uint8Array }) {
  const sameFile = eq(mediaAssets.hash, file.hash);
  const [asset] = await ctx.db.select().from(mediaAssets).where(sameFile);
  if (!asset) return null;
  const key = originalKey(asset);
  if (!(await ctx.files.exists(key))) await ctx.files.put(key, file.bytes);
  if (asset.deletedAt === null) return asset;
  const [restored] = await ctx.db
    .update(mediaAssets)
    .set({ deletedAt: null })
    .where(sameFile)
    .returning();
  return restored ?? null;
}

async function insert(
  ctx: Ctx,
  values: typeof mediaAssets.$inferInsert & { id?: number },
): Promise<AssetRow | null> {
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const insertion = ctx.db.insert(mediaAssets);
  const [row] = await (values.id === undefined ? insertion : insertion.overridingSystemValue())
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}
