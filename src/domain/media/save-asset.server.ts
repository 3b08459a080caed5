import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findAssetRow } from './asset-row.server.ts';
import { originalKey } from './asset-url.ts';
import { libraryAsset } from './library-asset.server.ts';
import { type LibraryAsset, type SaveAssetInput, saveAssetInputSchema } from './library-schemas.ts';
import { requireFolder } from './require-folder.server.ts';
import type { AssetRow } from './store-asset.server.ts';

/**
 * Changes the library's data about a file; missing fields stay. Pages keep the texts with which they took it.
 * Requires media.write.
 * @throws {DomainError} not-found, invalid
 */
export async function saveAsset(ctx: Ctx, input: SaveAssetInput): Promise<LibraryAsset> {
  requireScope(ctx.actor, 'media.write');
  const { id, ...fields } = parseInput(saveAssetInputSchema, input);
  await requireFolder(ctx, fields.folderId);
  const before = await findAssetRow(ctx, id);
  const after = { ...before, isPrivate: fields.isPrivate ?? before.isPrivate };
  await copyOriginal(ctx, { before, after });
  const saved = await ctx.db.transaction(async (tx) => {
    const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
    const [row] = await tx
      .update(mediaAssets)
      .set({ ...fields, updatedAt })
      .where(eq(mediaAssets.id, before.id))
      .returning();
    const subject = { kind: 'asset', id: before.id, name: before.fileName };
    const detail = { fields: Object.keys(fields) };
    await recordAudit({ ...ctx, db: tx }, { action: 'media.save', subject, detail });
    return row ?? before;
  });
  if (originalKey(before) !== originalKey(saved)) await ctx.files.delete(originalKey(before));
  return libraryAsset(ctx, saved);
}

/** Copies it to the public or the private folder; the other copy is deleted when the row is written. */
async function copyOriginal(ctx: Ctx, { before, after }: { before: AssetRow; after: AssetRow }) {
  const [from, to] = [originalKey(before), originalKey(after)];
  if (from !== to) await ctx.files.put(to, await ctx.files.get(from));
}
