import { Hono } from 'hono';
import { notFound } from '#src/domain/errors.ts';
import {
  createAssetFolder,
  deleteAssetFolder,
  listAssetFolders,
  saveAssetFolder,
} from '#src/domain/media/index.server.ts';
import type { AssetFolder } from '#src/domain/media/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, requirePathId } from './management-env.ts';
import { folderOf, readPart, stringOrUndefined } from './read-part.ts';

/** `/v1/spaces/1/asset_folders`. */
export function assetFolderRoutes() {
  return new Hono<HttpEnv>()
    .get('/asset_folders', sendList)
    .post('/asset_folders', create)
    .get('/asset_folders/:id', sendOne)
    .on(['PUT', 'PATCH'], '/asset_folders/:id', change)
    .delete('/asset_folders/:id', remove);
}

async function sendList(c: ManagementContext) {
  const folders = await listAssetFolders(c.var.ctx);
  const search = (c.req.query('search') ?? '').toLowerCase();
  const found = folders.filter(({ name }) => name.toLowerCase().includes(search));
  return c.json({ asset_folders: found.map(wireFolder) });
}

async function sendOne(c: ManagementContext) {
  const id = requirePathId(c);
  const folder = (await listAssetFolders(c.var.ctx)).find((one) => one.id === id);
  if (!folder) throw notFound();
  return c.json({ asset_folder: wireFolder(folder) });
}

async function create(c: ManagementContext) {
  const { name, parent_id } = await readPart(c, 'asset_folder');
  const wanted = { name: stringOrUndefined(name) ?? '', parentId: folderOf(parent_id) ?? null };
  return c.json({ asset_folder: wireFolder(await createAssetFolder(c.var.ctx, wanted)) }, 201);
}

async function change(c: ManagementContext) {
  const { name, parent_id } = await readPart(c, 'asset_folder');
  const [text, parentId] = [stringOrUndefined(name), folderOf(parent_id)];
  await saveAssetFolder(c.var.ctx, {
    id: requirePathId(c),
    ...(text !== undefined && { name: text }),
    ...(parentId !== undefined && { parentId }),
  });
  return c.body(null, 204);
}

async function remove(c: ManagementContext) {
  await deleteAssetFolder(c.var.ctx, { id: requirePathId(c) });
  return c.body(null, 204);
}

/** Folders have numeric ids only; clients that expect a UUID get the number as text. */
function wireFolder({ id, name, parentId, assetCount }: AssetFolder) {
  const parent_uuid = parentId === null ? null : String(parentId);
  return {
    id,
    name,
    parent_id: parentId,
    uuid: String(id),
    parent_uuid,
    assets_count: assetCount,
  };
}
