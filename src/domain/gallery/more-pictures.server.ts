import { asc, eq, inArray } from 'drizzle-orm';
import { galleryPictures } from '#src/db/schema/gallery.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Ids of the additional pictures of builds, in order, by the build's id. */
export async function readMorePictures(
  { db }: Pick<Ctx, 'db'>,
  buildIds: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  if (buildIds.length === 0) return new Map();
  const rows = await db
    .select({ buildId: galleryPictures.buildId, assetId: galleryPictures.assetId })
    .from(galleryPictures)
    .where(inArray(galleryPictures.buildId, [...buildIds]))
    .orderBy(asc(galleryPictures.position));
  const byBuild = Map.groupBy(rows, ({ buildId }) => buildId);
  return new Map([...byBuild].map(([id, all]) => [id, all.map(({ assetId }) => assetId)]));
}

/** Replaces the existing ones. */
export async function writeMorePictures(
  { db }: Pick<Ctx, 'db'>,
  { buildId, assetIds }: { buildId: string; assetIds: readonly number[] },
): Promise<void> {
  await db.delete(galleryPictures).where(eq(galleryPictures.buildId, buildId));
  if (assetIds.length === 0) return;
  await db
    .insert(galleryPictures)
    .values(assetIds.map((assetId, position) => ({ buildId, assetId, position })));
}
