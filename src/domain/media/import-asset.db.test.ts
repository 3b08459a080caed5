import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mediaAssets } from '#src/db/schema/media.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { getAssetByKey, importAsset } from './index.server.ts';
import { assetField, assetUrl, originalKey } from './index.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(mediaAssets);
});
afterAll(() => database.close());

const alt = { en: 'A truck', es: 'Una troca' };

function picture(background = '#c2410c'): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test('a picture becomes an asset with its size, its address and its original', async () => {
  const files = createMemoryFiles();
  const ctx = createTestContext(database.db, { files });
  const bytes = await picture();
  const asset = await importAsset(ctx, { key: 'hero', fileName: 'My Hero.JPG', bytes, alt });
  expect(asset).toMatchObject({
    widthPx: 640,
    heightPx: 400,
    contentType: 'image/jpeg',
    key: 'hero',
  });
  expect(assetUrl(asset)).toBe(`/f/1/640x400/${asset.hash}/my-hero.jpg`);
  expect(Buffer.from(await files.get(originalKey(asset))).equals(bytes)).toBe(true);
  expect(await getAssetByKey(ctx, 'hero')).toEqual({ ...asset, geo: null });
});

test('the same bytes are stored once, and a lost original comes back with them', async () => {
  const files = createMemoryFiles();
  const ctx = createTestContext(database.db, { files });
  const bytes = await picture();
  const first = await importAsset(ctx, { fileName: 'a.jpg', bytes, alt });
  await files.delete(originalKey(first));
  const second = await importAsset(ctx, { fileName: 'b.jpg', bytes, alt });
  expect(second).toEqual(first);
  expect(files.keys()).toEqual([originalKey(first)]);
});

test('a film becomes an asset too, known by its content', async () => {
  const ctx = createTestContext(database.db);
  const bytes = Buffer.from('0000001866747970697336d00000000069736f6d69736f32', 'hex');
  bytes.write('ftypisom', 4, 'latin1');
  const film = await importAsset(ctx, { key: 'film', fileName: 'run.mov', bytes, alt });
  expect(film).toMatchObject({ contentType: 'video/mp4', widthPx: null });
  expect(assetUrl(film)).toBe(`/f/1/x/${film.hash}/run.mp4`);
});

test('two importing the same picture at once get the same asset', async () => {
  const ctx = createTestContext(database.db);
  const bytes = await picture('#123456');
  const assets = await Promise.all(
    ['a.jpg', 'a.jpg', 'a.jpg'].map((fileName) => importAsset(ctx, { fileName, bytes, alt })),
  );
  expect(new Set(assets.map(({ id }) => id)).size).toBe(1);
});

test('a key names one picture', async () => {
  const ctx = createTestContext(database.db);
  await importAsset(ctx, { key: 'hero', fileName: 'a.jpg', bytes: await picture('#111111'), alt });
  const other = { key: 'hero', fileName: 'b.jpg', bytes: await picture('#eeeeee'), alt };
  await expect(importAsset(ctx, other)).rejects.toMatchObject({ code: 'conflict' });
});

test('a visitor may not import, and what is not a picture leaves no file behind', async () => {
  const files = createMemoryFiles();
  const visitor = createTestContext(database.db, { files, actor: { kind: 'visitor' } });
  const upload = { fileName: 'a.jpg', bytes: await picture(), alt };
  await expect(importAsset(visitor, upload)).rejects.toMatchObject({ code: 'forbidden' });
  const ctx = createTestContext(database.db, { files });
  const script = { fileName: 'a.jpg', bytes: Buffer.from('<script>'), alt };
  await expect(importAsset(ctx, script)).rejects.toMatchObject({ code: 'invalid' });
  expect(files.keys()).toEqual([]);
});

test('as a field of a story it has the words of its language, and of its place', async () => {
  const ctx = createTestContext(database.db);
  const asset = await importAsset(ctx, { fileName: 'a.jpg', bytes: await picture(), alt });
  expect(assetField(asset)).toMatchObject({
    fieldtype: 'asset',
    id: asset.id,
    filename: assetUrl(asset),
    alt: 'A truck',
    meta_data: { alt: 'A truck', alt__i18n__es: 'Una troca' },
  });
  const here = { en: 'At dusk', es: 'Al anochecer' };
  expect(assetField(asset, { alt: here, locale: 'es' })).toMatchObject({ alt: 'Al anochecer' });
});
