import { eq, sql } from 'drizzle-orm';
import { mediaAssets, mediaUploads } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import type { AssetRow } from './store-asset.server.ts';

/**
 * The asset with this id, or the existing one that an upload with this id turned out to be.
 * @throws {DomainError} not-found
 */
export async function findAssetRow(ctx: Ctx, id: number): Promise<AssetRow> {
  const isIt = sql`${mediaAssets.id} = ${id} or ${mediaAssets.id} in (${ctx.db
    .select({ assetId: mediaUploads.assetId })
    .from(mediaUploads)
    .where(eq(mediaUploads.id, id))})`;
  const [row] = await ctx.db.select().from(mediaAssets).where(isIt);
  if (!row) throw notFound(why('media.no-asset'));
  return row;
}
