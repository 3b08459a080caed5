import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import { mediaAssets, mediaFolders } from '#src/db/schema/media.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import * as media from './index.server.ts';

// Runs on both engines: search in SQL.

let database: Database;
let files: ReturnType<typeof createMemoryFiles>;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(mediaAssets);
  await database.db.delete(mediaFolders);
  await database.db.delete(auditEntries);
  files = createMemoryFiles();
  ctx = createTestContext(database.db, { files, actor: staff('editor') });
});
afterAll(() => database.close());

function staff(role: 'editor' | 'front-desk') {
  const email = 'rosa@shop.example';
  return {
    kind: 'staff',
    userId: 'u1',
    name: 'Rosa',
    email,
    role,
    scopes: scopesOf(role),
  } as const;
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

async function upload(fileName = 'truck.png', background = '#c2410c') {
  const bytes = await picture(background);
  return (await media.uploadAsset(ctx, { fileName, bytes })).asset;
}

test('an upload becomes an asset of the library, by content and with who brought it', async () => {
  const bytes = await picture('#123456');
  const { asset, isNew } = await media.uploadAsset(ctx, { fileName: 'My Truck.jpg', bytes });
  expect(isNew).toBe(true);
  expect(asset).toMatchObject({
    kind: 'image',
    contentType: 'image/png',
    fileName: 'my-truck.png',
    filename: `/f/1/64x40/${asset.hash}/my-truck.png`,
    src: asset.filename,
    alt: { en: '', es: '' },
    uploadedBy: 'Rosa',
  });
  expect(await media.readAsset(ctx, { id: asset.id })).toEqual(asset);
  const [entry] = await database.db.select().from(auditEntries);
  expect(entry).toMatchObject({ action: 'media.upload', subjectId: String(asset.id) });
});

test('the same file again is the same asset, out of the bin', async () => {
  const asset = await upload();
  await media.binAsset(ctx, { id: asset.id });
  expect((await media.listAssets(ctx)).total).toBe(0);
  expect((await media.listAssets(ctx, { bin: true })).assets[0]?.id).toBe(asset.id);
  const again = await media.uploadAsset(ctx, {
    fileName: 'b.png',
    bytes: await picture('#c2410c'),
  });
  expect(again).toMatchObject({ isNew: false, asset: { id: asset.id, fileName: 'truck.png' } });
  expect((await media.listAssets(ctx)).total).toBe(1);
});

test('who may only look can change nothing, and a visitor not even look', async () => {
  const { id } = await upload();
  const desk: Ctx = { ...ctx, actor: staff('front-desk') };
  expect((await media.listAssets(desk)).total).toBe(1);
  const bytes = await picture('#000001');
  const attempts = [
    () => media.uploadAsset(desk, { fileName: 'a.png', bytes }),
    () => media.saveAsset(desk, { id, title: 'x' }),
    () => media.binAsset(desk, { id }),
    () => media.restoreAsset(desk, { id }),
    () => media.announceUpload(desk, { fileName: 'a.png' }),
    () => media.finishUpload(desk, { id }),
    () => media.createAssetFolder(desk, { name: 'x' }),
    () => media.saveAssetFolder(desk, { id, name: 'x' }),
    () => media.deleteAssetFolder(desk, { id }),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
  }
  const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };
  await expect(media.listAssets(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(media.readAsset(visitor, { id })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('words, focal point and place are kept, and what is not given stays', async () => {
  const { id } = await upload();
  const folder = await media.createAssetFolder(ctx, { name: 'Trucks' });
  const alt = { en: 'A red truck', es: 'Una troca roja' };
  await media.saveAsset(ctx, { id, alt, focus: '10x10:12x12', folderId: folder.id });
  const saved = await media.saveAsset(ctx, { id, copyright: 'Ironwood' });
  expect(saved).toMatchObject({ alt, focus: '10x10:12x12', folderId: folder.id });
  expect(await media.readAsset(ctx, { id })).toEqual(saved);
  await expect(media.saveAsset(ctx, { id, focus: 'middle' })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'focus' }],
  });
  await expect(media.saveAsset(ctx, { id, folderId: 999_999 })).rejects.toMatchObject({
    issues: [{ path: 'folderId' }],
  });
});

test('the library finds by words in either language, by folder and by kind, page by page', async () => {
  const one = await upload('red.png', '#ff0000');
  const two = await upload('blue_100%.png', '#0000ff');
  await media.saveAsset(ctx, { id: one.id, alt: { en: 'At dusk', es: 'Al anochecer' } });
  const folder = await media.createAssetFolder(ctx, { name: 'Trucks' });
  await media.saveAsset(ctx, { id: two.id, folderId: folder.id });
  const found = async (input: Parameters<typeof media.listAssets>[1]) =>
    (await media.listAssets(ctx, input)).assets.map(({ id }) => id);
  expect(await found({})).toEqual([two.id, one.id]);
  expect(await found({ search: 'ANOCHECER red' })).toEqual([one.id]);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ folderId: folder.id })).toEqual([two.id]);
  expect(await found({ folderId: null })).toEqual([one.id]);
  expect(await found({ type: 'video' })).toEqual([]);
  expect(await found({ perPage: 1, page: 2 })).toEqual([one.id]);
});

test('folders hold folders, never themselves, and leave what was in them above', async () => {
  const top = await media.createAssetFolder(ctx, { name: 'Shop' });
  const inner = await media.createAssetFolder(ctx, { name: 'Bays', parentId: top.id });
  const { id } = await upload();
  await media.saveAsset(ctx, { id, folderId: inner.id });
  await expect(
    media.saveAssetFolder(ctx, { id: top.id, parentId: inner.id }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await media.saveAssetFolder(ctx, { id: inner.id, name: 'Work bays' });
  expect(await media.listAssetFolders(ctx)).toMatchObject([
    { name: 'Shop', assetCount: 0 },
    { name: 'Work bays', parentId: top.id, assetCount: 1 },
  ]);
  await media.deleteAssetFolder(ctx, { id: inner.id });
  expect((await media.readAsset(ctx, { id })).folderId).toBe(top.id);
});

test('a private file lies where no open address leads, and its signature expires', async () => {
  const asset = await upload();
  const { src } = await media.saveAsset(ctx, { id: asset.id, isPrivate: true });
  expect(files.keys()).toEqual([`private-assets/${asset.hash}/truck.png`]);
  const query = new URL(src, 'http://x').searchParams;
  const opens = (at: Ctx) => media.opensPrivateAsset(at, asset.hash, query);
  expect(opens(ctx)).toBe(true);
  const later = ctx.clock.now().add({ hours: 3 });
  expect(opens({ ...ctx, clock: { now: () => later } })).toBe(false);
  expect(media.opensPrivateAsset(ctx, 'b'.repeat(64), query)).toBe(false);
  await media.saveAsset(ctx, { id: asset.id, isPrivate: false });
  expect(files.keys()).toEqual([`assets/${asset.hash}/truck.png`]);
});
