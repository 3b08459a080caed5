import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  compareVersions,
  listTree,
  listVersions,
  publishStories,
  readDraft,
  readVersion,
  restoreVersion,
  saveStory,
  unpublishStory,
} from './index.server.ts';

let database: Database;
let system: Ctx;
let marisol: Ctx;
let hector: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  system = createTestContext(database.db);
  marisol = asStaff(system, 'editor');
  hector = asStaff(system, 'owner', 'Hector');
});
afterAll(() => database.close());

const later = (ctx: Ctx, minutes: number): Ctx => {
  const now = testNow.add({ minutes });
  return { ...ctx, clock: { now: () => now } };
};
const page = (text: string) => ({ component: 'page', text });

test('what a shop begins with has no history, until somebody changes it', async () => {
  const { id } = await publishedStory(system, { slug: 'seeded', content: page('first') });
  expect(await listVersions(marisol, { storyId: id })).toEqual([]);
  await saveStory(marisol, { id, content: page('second') });
  const versions = await listVersions(marisol, { storyId: id });
  expect(
    versions.map(({ action, authorName, revision }) => [action, authorName, revision]),
  ).toEqual([
    ['save', 'Marisol', 2],
    ['create', 'Automatic', 1],
  ]);
});

test('what one person types in a sitting is one version, what another types is not lost', async () => {
  const { id } = await draftStory(marisol, { slug: 'sitting', content: page('a') });
  await saveStory(marisol, { id, content: page('b') });
  await saveStory(marisol, { id, content: page('c') });
  await saveStory(hector, { id, content: page('d') });
  await saveStory(marisol, { id, content: page('e') });
  await saveStory(later(marisol, 3), { id, content: page('f') });
  const versions = await listVersions(marisol, { storyId: id });
  const texts = await Promise.all(versions.map((version) => readVersion(marisol, version)));
  expect(texts.map(({ content }) => content.text)).toEqual(['f', 'e', 'd', 'c', 'a']);
});

test('saving what is there already changes nothing', async () => {
  const story = await draftStory(marisol, { slug: 'same', content: page('x') });
  const saved = await saveStory(later(hector, 9), {
    id: story.id,
    content: story.content as never,
  });
  expect(saved).toEqual(story);
  expect(await listVersions(marisol, { storyId: story.id })).toHaveLength(1);
});

test('who saves an older revision is refused, and nothing is written', async () => {
  const { id } = await draftStory(marisol, { slug: 'two-editors', content: page('base') });
  await saveStory(hector, { id, revision: 1, content: page('hector') });
  await expect(
    saveStory(marisol, { id, revision: 1, content: page('marisol') }),
  ).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'revision', text: '2' }] });
  expect(await readDraft(marisol, { id })).toMatchObject({
    revision: 2,
    updatedBy: 'Hector',
    content: { text: 'hector' },
  });
});

test('a draft says whether the public sees it as it is', async () => {
  const { id } = await draftStory(marisol, { slug: 'states', content: page('1') });
  const state = async () => {
    const item = (await listTree(marisol)).find((story) => story.id === id);
    const { published } = await readDraft(marisol, { id });
    expect(item?.published).toBe(published);
    return published;
  };
  expect(await state()).toBe('no');
  await publishStories(marisol, { ids: [id] });
  expect(await state()).toBe('yes');
  await saveStory(marisol, { id, content: page('2') });
  expect(await state()).toBe('changed');
  await unpublishStory(marisol, { id });
  expect(await state()).toBe('no');
});

test('an older version becomes the draft again, and can itself be undone', async () => {
  const { id } = await draftStory(marisol, { slug: 'back', name: 'Old', content: page('old') });
  await saveStory(later(marisol, 5), { id, name: 'New', content: page('new') });
  const [newest, first] = await listVersions(marisol, { storyId: id });
  const restored = await restoreVersion(hector, { storyId: id, versionId: first?.id ?? 0 });
  expect(restored).toMatchObject({ name: 'Old', content: { text: 'old' }, revision: 3 });
  await restoreVersion(hector, { storyId: id, versionId: newest?.id ?? 0 });
  expect(await readDraft(marisol, { id })).toMatchObject({ name: 'New', content: { text: 'new' } });
  const actions = (await listVersions(marisol, { storyId: id })).map(({ action }) => action);
  expect(actions).toEqual(['restore', 'restore', 'save', 'create']);
});

test('a version of another story is not restored', async () => {
  const one = await draftStory(marisol, { slug: 'one' });
  const other = await draftStory(marisol, { slug: 'other' });
  const [version] = await listVersions(marisol, { storyId: other.id });
  const input = { storyId: one.id, versionId: version?.id ?? 0 };
  await expect(restoreVersion(marisol, input)).rejects.toMatchObject({ code: 'not-found' });
});

test('draft, publication and versions are compared', async () => {
  const { id } = await draftStory(marisol, { slug: 'compared', content: page('public') });
  await publishStories(marisol, { ids: [id] });
  await saveStory(marisol, { id, content: { component: 'page', text: 'draft' } });
  const { differences } = await compareVersions(marisol, {
    storyId: id,
    from: 'published',
    to: 'draft',
  });
  expect(differences).toMatchObject([
    { kind: 'changed', field: 'text', before: 'public', after: 'draft' },
  ]);
});

test('each deed of a person is written down', async () => {
  const { id } = await draftStory(marisol, { slug: 'audited' });
  await saveStory(marisol, { id, name: 'Renamed' });
  await publishStories(hector, { ids: [id] });
  await unpublishStory(hector, { id });
  const rows = await database.db.select().from(auditEntries);
  const own = rows.filter(({ subjectId }) => subjectId === String(id));
  expect(own.map(({ action, actorName }) => `${actorName}: ${action}`)).toEqual([
    'Marisol: content.create',
    'Marisol: content.save',
    'Hector: content.publish',
    'Hector: content.unpublish',
  ]);
});

test('reading is for who may read: the builder may not', async () => {
  const { id } = await draftStory(marisol, { slug: 'hidden' });
  const builder = asStaff(system, 'builder');
  const attempts = [
    () => readDraft(builder, { id }),
    () => listTree(builder),
    () => listVersions(builder, { storyId: id }),
    () => saveStory(asStaff(system, 'front-desk'), { id, name: 'x' }),
    () => publishStories(builder, { ids: [id] }),
  ];
  for (const attempt of attempts) {
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'forbidden' });
  }
});
