import { Hono } from 'hono';
import {
  announceUpload,
  binAsset,
  finishUpload,
  listAssets,
  readAsset,
  restoreAsset,
  saveAsset,
} from '#src/domain/media/index.server.ts';
import { defaultLocale, fieldIn, inEach } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import type { HttpEnv } from '../http-env.ts';
import { readJsonObject } from './json-body.ts';
import {
  type ManagementContext,
  type ManagementOptions,
  numberParam,
  paramsOf,
  requirePathId,
} from './management-env.ts';
import { folderOf, numberOf, readPart, stringOrUndefined } from './read-part.ts';
import { wireAsset } from './wire-asset.ts';

/** `/v1/spaces/1/assets`: the library, and uploads in three steps. */
export function assetRoutes({ publicOrigin }: ManagementOptions) {
  return new Hono<HttpEnv>()
    .get('/assets', sendList)
    .post('/assets', async (c) => c.json(await announce(c, publicOrigin)))
    .post('/assets/bulk_destroy', (c) => forEach(c, (id) => binAsset(c.var.ctx, { id })))
    .post('/assets/bulk_restore', (c) => forEach(c, (id) => restoreAsset(c.var.ctx, { id })))
    .post('/assets/bulk_update', bulkMove)
    .get('/assets/:id', async (c) =>
      c.json(wireAsset(await readAsset(c.var.ctx, { id: requirePathId(c) }))),
    )
    .on(['PUT', 'PATCH'], '/assets/:id', change)
    .delete('/assets/:id', async (c) => {
      return c.json(wireAsset(await binAsset(c.var.ctx, { id: requirePathId(c) })));
    })
    .get('/assets/:id/finish_upload', async (c) => {
      const { asset } = await finishUpload(c.var.ctx, { id: requirePathId(c) });
      return c.json(wireAsset(asset));
    });
}

async function sendList(c: ManagementContext) {
  const perPage = Math.min(1000, numberParam(c, 'per_page') || 25);
  const folderId = folderOf(c.req.query('in_folder'));
  const { assets, total } = await listAssets(c.var.ctx, {
    perPage,
    page: numberParam(c, 'page') || 1,
    ...(folderId !== undefined && { folderId }),
    search: (c.req.query('search') ?? '').slice(0, 100),
    bin: c.req.query('in_trash') === 'true',
  });
  c.header('Total', String(total));
  c.header('Per-Page', String(perPage));
  return c.json({ assets: assets.map(wireAsset) });
}

/** Clients put the fields into the query or the body. */
async function announce(c: ManagementContext, publicOrigin: string | null) {
  const body = await readJsonObject(c).catch(() => ({}));
  const said: Record<string, unknown> = { ...paramsOf(c), ...body };
  const upload = await announceUpload(c.var.ctx, {
    fileName: stringOrUndefined(said.filename) ?? '',
    folderId: folderOf(said.asset_folder_id) ?? null,
    isPrivate: said.is_private === true || said.is_private === 'true' || said.is_private === '1',
  });
  const origin = publicOrigin ?? new URL(c.req.url).origin;
  const { fields } = upload;
  const post_url = `${origin}${upload.path}`;
  return { id: upload.id, post_url, fields, public_url: null, pretty_url: null, locked: false };
}

async function change(c: ManagementContext) {
  const { alt, title, source, copyright, focus, meta_data, ...asset } = await readPart(c, 'asset');
  const id = requirePathId(c);
  const before = await readAsset(c.var.ctx, { id });
  const words = meta_data as Record<string, unknown> | null | undefined;
  const folderId = folderOf(asset.asset_folder_id);
  const given = {
    alt: {
      ...inEach(
        (locale) =>
          stringOrUndefined(words?.[fieldIn('alt', locale)]) ?? textIn(before.alt, locale),
      ),
      ...(stringOrUndefined(alt) !== undefined && { [defaultLocale]: stringOrUndefined(alt) }),
    },
    title: stringOrUndefined(title) ?? stringOrUndefined(words?.title),
    source: stringOrUndefined(source) ?? stringOrUndefined(words?.source),
    copyright: stringOrUndefined(copyright) ?? stringOrUndefined(words?.copyright),
    focus: stringOrUndefined(focus),
    folderId,
    tagIds: Array.isArray(asset.internal_tag_ids) ? asset.internal_tag_ids.map(Number) : undefined,
    isPrivate: typeof asset.is_private === 'boolean' ? asset.is_private : undefined,
  };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  await saveAsset(c.var.ctx, { id, ...Object.fromEntries(entries) });
  return c.body(null, 204);
}

async function bulkMove(c: ManagementContext) {
  const folderId = folderOf((await readJsonObject(c)).asset_folder_id) ?? null;
  return forEach(c, (id) => saveAsset(c.var.ctx, { id, folderId }));
}

async function forEach(c: ManagementContext, act: (id: number) => Promise<unknown>) {
  const { ids } = await readJsonObject(c);
  const wanted = Array.isArray(ids) ? ids.map(numberOf).filter((id) => id !== undefined) : [];
  for (const id of wanted.slice(0, 1000)) await act(id);
  return c.body(null, 204);
}
