import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  binStory,
  checkStory,
  createStory,
  ensureFolder,
  moveStory,
  publishStory,
  saveStory,
} from './index.server.ts';

// Runs on both engines: two processes create one folder.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(contentStories));

const editor = () => asStaff(createTestContext(database.db), 'editor');

const rosa = { _uid: 'r', component: 'team-member', name: 'Rosa', role: 'Welder' };

test('a folder that the site lists is made once, however many ask at the same time', async () => {
  const ctx = editor();
  const made = await Promise.all([1, 2].map(() => ensureFolder(ctx, { slug: 'service-items' })));
  expect(new Set(made).size).toBe(1);
  expect(await database.db.select().from(contentStories)).toMatchObject([
    { name: 'Service items', fullSlug: 'service-items', isFolder: true },
  ]);
});

test('a page at the address of the folder is named, and left alone', async () => {
  const ctx = editor();
  await createStory(ctx, { name: 'Team', slug: 'team', content: { component: 'page' } });
  await expect(ensureFolder(ctx, { slug: 'team' })).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'content.folder-address', values: { path: '/team' } },
  });
});

test('a folder that the site lists keeps its address and cannot go into the bin', async () => {
  const ctx = editor();
  const team = await ensureFolder(ctx, { slug: 'team' });
  const other = await createStory(ctx, { name: 'Other', slug: 'other', isFolder: true });
  const kept = {
    code: 'invalid',
    told: { reason: 'content.listed' },
  };
  await expect(saveStory(ctx, { id: team, slug: 'crew' })).rejects.toMatchObject(kept);
  await expect(moveStory(ctx, { id: team, parentId: other.id })).rejects.toMatchObject(kept);
  await expect(binStory(ctx, { id: team })).rejects.toMatchObject(kept);
  await saveStory(ctx, { id: team, name: 'The crew' });
});

test('what the site would not list there cannot be published, and says where it belongs', async () => {
  const ctx = editor();
  const crew = await createStory(ctx, { name: 'Crew', slug: 'crew', isFolder: true });
  const story = { name: 'Rosa', slug: 'rosa', content: rosa };
  const { id } = await createStory(ctx, { ...story, parentId: crew.id });
  expect(await checkStory(ctx, { id })).toMatchObject([
    { level: 'must', code: 'other-folder', params: { folder: 'team' } },
  ]);
  await expect(publishStory(ctx, { id })).rejects.toMatchObject({ code: 'invalid' });
  await moveStory(ctx, { id, parentId: await ensureFolder(ctx, { slug: 'team' }) });
  await publishStory(ctx, { id });
});

test('somebody without a role waits until it is written', async () => {
  const ctx = editor();
  const parentId = await ensureFolder(ctx, { slug: 'team' });
  const story = { name: 'Rosa', slug: 'rosa', parentId, content: { ...rosa, role: ' ' } };
  const { id } = await createStory(ctx, story);
  expect(await faultsOf(ctx, id)).toEqual(['empty-role role']);
  await expect(publishStory(ctx, { id })).rejects.toMatchObject({ code: 'invalid' });
});

test('a service says how long it takes and what it costs, or that it is free', async () => {
  const ctx = editor();
  const parentId = await ensureFolder(ctx, { slug: 'service-items' });
  const tint = { _uid: 's', component: 'service', name: 'Tint', fromPriceUsd: '0' };
  const { id } = await createStory(ctx, { name: 'Tint', slug: 'tint', parentId, content: tint });
  expect(await faultsOf(ctx, id)).toEqual(['no-hours duration', 'no-price fromPriceUsd']);
  await expect(publishStory(ctx, { id })).rejects.toMatchObject({ code: 'invalid' });

  const timed = { ...tint, duration: { typicalHours: 2, minHours: 0, maxHours: 0 } };
  await saveStory(ctx, { id, content: timed });
  expect(await faultsOf(ctx, id)).toEqual(['no-price fromPriceUsd']);
  await saveStory(ctx, { id, content: { ...timed, priceNote: 'Free' } });
  expect(await faultsOf(ctx, id)).toEqual([]);
  await publishStory(ctx, { id });
});

async function faultsOf(ctx: Ctx, id: number): Promise<string[]> {
  return (await checkStory(ctx, { id })).map(({ code, field }) => `${code} ${field}`);
}
