import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory } from '#tests/factories/content-service.ts';
import { testNow } from '#tests/factories/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  binStory,
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  revokePreviewLink,
} from './index.server.ts';

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };

const afterHours = (hours: number): Ctx => {
  const now = testNow.add({ hours });
  return { ...visitor, clock: { now: () => now } };
};

test('whoever has the token sees the story until the link ends', async () => {
  const { id: storyId } = await draftStory(ctx, { slug: 'secret' });
  const { token, expiresAt } = await createPreviewLink(editor, { storyId, hours: 2 });
  expect(await openPreviewLink(afterHours(1), { token })).toEqual({
    storyId,
    fullSlug: 'secret',
    expiresAt,
  });
  await expect(openPreviewLink(afterHours(2), { token })).rejects.toMatchObject({ code: 'gone' });
});

test('the token is kept as a hash only, and shown once', async () => {
  const { id: storyId } = await draftStory(ctx, { slug: 'hashed' });
  const { token } = await createPreviewLink(editor, { storyId, hours: 2 });
  const { rows } = await database.pool.query('select * from content_preview_links');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await listPreviewLinks(editor, { storyId }))).not.toContain(token);
});

test('a revoked link shows nothing from then on, nor does one of a story in the bin', async () => {
  const { id: storyId } = await draftStory(ctx, { slug: 'revoked' });
  const first = await createPreviewLink(editor, { storyId, hours: 2 });
  const second = await createPreviewLink(editor, { storyId, hours: 2 });
  await revokePreviewLink(editor, { id: first.id });
  await expect(openPreviewLink(visitor, first)).rejects.toMatchObject({ code: 'gone' });
  expect((await listPreviewLinks(editor, { storyId })).map(({ id }) => id)).toEqual([second.id]);
  const [story] = await database.db
    .select()
    .from(contentStories)
    .where(eq(contentStories.id, storyId));
  const [revoked] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  expect(revoked).toMatchObject({ action: 'content.revoke-share', subjectName: story?.name });
  await binStory(editor, { id: storyId });
  await expect(openPreviewLink(visitor, second)).rejects.toMatchObject({ code: 'not-found' });
});

test('a guessed token, an endless link and a reader’s wish are refused', async () => {
  const { id: storyId } = await draftStory(ctx, { slug: 'refused' });
  await expect(openPreviewLink(visitor, { token: 'guess' })).rejects.toMatchObject({
    code: 'not-found',
  });
  for (const hours of [0, -1, 24 * 365, Number.NaN]) {
    await expect(createPreviewLink(editor, { storyId, hours })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
  const desk = asStaff(ctx, 'front-desk');
  await expect(createPreviewLink(desk, { storyId, hours: 1 })).rejects.toMatchObject({
    code: 'forbidden',
  });
});
