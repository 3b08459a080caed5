import { asc, count, eq, isNull } from 'drizzle-orm';
import { mediaAssets, mediaFolders } from '#src/db/schema/media.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import {
  type AssetFolder,
  type CreateAssetFolderInput,
  createAssetFolderInputSchema,
  type SaveAssetFolderInput,
  saveAssetFolderInputSchema,
} from './library-schemas.ts';
import { why } from './refusals.ts';
import { requireFolder } from './require-folder.server.ts';

/** All folders of the library by name, with the number of assets in each. Requires media.read. */
export async function listAssetFolders(ctx: Ctx): Promise<AssetFolder[]> {
  requireScope(ctx.actor, 'media.read');
  const { id, name, parentId } = mediaFolders;
  const folders = await ctx.db
    .select({ id, name, parentId })
    .from(mediaFolders)
    .orderBy(asc(name), asc(id));
  const counts = await ctx.db
    .select({ folderId: mediaAssets.folderId, assets: count() })
    .from(mediaAssets)
    .where(isNull(mediaAssets.deletedAt))
    .groupBy(mediaAssets.folderId);
  const assetsOf = new Map(counts.map(({ folderId, assets }) => [folderId, assets]));
  return folders.map((folder) => ({ ...folder, assetCount: assetsOf.get(folder.id) ?? 0 }));
}

/** Requires media.write. @throws {DomainError} invalid */
export async function createAssetFolder(
  ctx: Ctx,
  input: CreateAssetFolderInput,
): Promise<AssetFolder> {
  requireScope(ctx.actor, 'media.write');
  const fields = parseInput(createAssetFolderInputSchema, input);
  await requireFolder(ctx, fields.parentId);
  const [row] = await ctx.db.insert(mediaFolders).values(fields).returning();
  if (!row) throw new Error('A folder was not written');
  await recordFolder(ctx, 'media.create-folder', row);
  return { id: row.id, name: row.name, parentId: row.parentId, assetCount: 0 };
}

/** Renames or moves it. Requires media.write. @throws {DomainError} not-found, invalid */
export async function saveAssetFolder(ctx: Ctx, input: SaveAssetFolderInput): Promise<AssetFolder> {
  requireScope(ctx.actor, 'media.write');
  const { id, ...fields } = parseInput(saveAssetFolderInputSchema, input);
  await requireFolder(ctx, fields.parentId);
  const before = await findFolder(ctx, id);
  if (isBelow(await listAssetFolders(ctx), { id: fields.parentId ?? null, top: id })) {
    throw refuseField('invalid', 'parentId', why('media.folder-in-itself'));
  }
  const after = { ...before, ...fields };
  const { name, parentId } = after;
  await ctx.db.update(mediaFolders).set({ name, parentId }).where(eq(mediaFolders.id, id));
  await recordFolder(ctx, 'media.save-folder', after);
  return after;
}

/** Its contents move to the parent folder. Requires media.write. @throws {DomainError} not-found */
export async function deleteAssetFolder(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'media.write');
  const folder = await findFolder(ctx, id);
  const { parentId } = folder;
  await ctx.db.transaction(async (tx) => {
    await tx.update(mediaAssets).set({ folderId: parentId }).where(eq(mediaAssets.folderId, id));
    await tx.update(mediaFolders).set({ parentId }).where(eq(mediaFolders.parentId, id));
    await tx.delete(mediaFolders).where(eq(mediaFolders.id, id));
    await recordFolder({ ...ctx, db: tx }, 'media.delete-folder', folder);
  });
}

async function findFolder(ctx: Ctx, id: number): Promise<AssetFolder> {
  const folder = (await listAssetFolders(ctx)).find((one) => one.id === id);
  if (!folder) throw notFound(why('media.no-folder'));
  return folder;
}

function isBelow(
  folders: readonly AssetFolder[],
  { id, top }: { id: number | null; top: number },
): boolean {
  if (id === null) return false;
  if (id === top) return true;
  const parentId = folders.find((folder) => folder.id === id)?.parentId ?? null;
  return isBelow(folders, { id: parentId, top });
}

function recordFolder(ctx: Ctx, action: string, { id, name }: { id: number; name: string }) {
  return recordAudit(ctx, { action, subject: { kind: 'asset-folder', id, name } });
}
