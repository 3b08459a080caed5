import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { assetHash } from './asset-url.ts';
import { type Asset, assetSchema, type KeyedAsset, keyedAssetSchema } from './schemas.ts';

export async function getAssetByKey(ctx: Ctx, key: string): Promise<KeyedAsset | null> {
  const [row] = await ctx.db.select().from(mediaAssets).where(eq(mediaAssets.key, key));
  return row ? keyedAssetSchema.parse(row) : null;
}

/** Pictures by id; unknown ids are left out. */
export async function getAssets(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Asset>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, [...ids]));
  return new Map(
    rows.flatMap((row) => {
      const { data } = assetSchema.safeParse(row);
      return data ? [[row.id, data] as const] : [];
    }),
  );
}

/** Pictures by URL, as visitors may see them: private, deleted and unknown ones are left out. */
export const getAssetsAt = cacheEachByVersion(['media'], {
  most: 500,
  keyOf: (addresses: readonly string[]) => addresses.join('\n'),
  read: readAssetsAt,
});

async function readAssetsAt(
  ctx: Ctx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Asset>> {
  const hashes = addresses.flatMap((address) => assetHash(address) ?? []);
  if (hashes.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(mediaAssets)
    .where(
      and(
        inArray(mediaAssets.hash, hashes),
        eq(mediaAssets.isPrivate, false),
        isNull(mediaAssets.deletedAt),
      ),
    );
  const byHash = new Map(rows.map((row) => [row.hash, assetSchema.safeParse(row).data]));
  return new Map(
    addresses.flatMap((address) => {
      const asset = byHash.get(assetHash(address) ?? '');
      return asset ? [[address, asset] as const] : [];
    }),
  );
}
