import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readAsset, uploadAsset } from '#src/domain/media/index.server.ts';
import { originalKey } from '#src/domain/media/index.ts';
import { draftStory, publishedStory } from '#tests/factories/content-service.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { getStory, readContentVersion, replaceAsset, whereAssetUsed } from './index.server.ts';
import { storyQuerySchema } from './index.ts';

const { database, ctx } = await openShop();
afterAll(() => database.close());

async function upload(background: string, width = 64) {
  const image = sharp({ create: { width, height: 40, channels: 3, background } });
  const bytes = await image.png().toBuffer();
  return (await uploadAsset(ctx, { fileName: 'truck.png', bytes })).asset;
}

const pageWith = (filename: string) => ({
  component: 'page',
  body: [{ component: 'hero', asset: { fieldtype: 'asset', filename } }],
  text: `![A truck](${filename}/m/640x0)`,
});

test('where a picture is shown is known, in drafts and in public', async () => {
  const { id, filename } = await upload('#111111');
  const content = pageWith(filename);
  await publishedStory(ctx, { slug: 'shown', name: 'Shown', content });
  await draftStory(ctx, { slug: 'written', name: 'Written', content });
  await draftStory(ctx, { slug: 'other', name: 'Other' });
  expect(await whereAssetUsed(ctx, { id })).toMatchObject([
    { name: 'Shown', fullSlug: 'shown', isPublic: true },
    { name: 'Written', fullSlug: 'written', isPublic: false },
  ]);
});

test('another file takes the place of one on every page at once, and the old one stays for versions', async () => {
  const before = await upload('#222222');
  const other = await upload('#333333', 80);
  await publishedStory(ctx, { slug: 'kept', content: pageWith(before.filename) });
  const version = await readContentVersion(database.db);
  const after = await replaceAsset(ctx, { id: before.id, withId: other.id });
  expect(after).toMatchObject({ id: before.id, widthPx: 80, hash: other.hash });
  const { content } = await getStory(ctx, storyQuerySchema.parse({ slug: 'kept' }));
  expect(content).toMatchObject(pageWith(after.filename));
  expect(await readContentVersion(database.db)).toBeGreaterThan(version);
  await expect(readAsset(ctx, { id: other.id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await ctx.files.exists(originalKey(before))).toBe(true);
});

test('a picture that has a place of its own does not vanish from it', async () => {
  const { id } = await upload('#666666');
  const used = await upload('#777777');
  await draftStory(ctx, { slug: 'owner', content: pageWith(used.filename) });
  await expect(replaceAsset(ctx, { id, withId: used.id })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a picture is not replaced by itself, nor by who may only look', async () => {
  const { id } = await upload('#444444');
  const other = await upload('#555555');
  await expect(replaceAsset(ctx, { id, withId: id })).rejects.toMatchObject({ code: 'invalid' });
  const scopes = scopesOf('front-desk');
  const desk: Ctx = {
    ...ctx,
    actor: { kind: 'staff', userId: 'u', name: 'D', email: 'd@x', role: 'front-desk', scopes },
  };
  await expect(replaceAsset(desk, { id, withId: other.id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await readAsset(ctx, { id: other.id })).id).toBe(other.id);
});
