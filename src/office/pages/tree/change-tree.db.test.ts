import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createStory, listBin, listTree, readDraft } from '#src/domain/content/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { startStory } from '../start-story.server.ts';
import { changeTree } from './change-tree.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const context = () => createTestContext(database.db);
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('a new story goes where its kind is, with an address made from its name', async () => {
  const ctx = context();
  const team = await createStory(ctx, { name: 'Team', slug: 'team', isFolder: true });
  const { id } = await startStory(ctx, {
    name: ' Rosa Delgado ',
    slug: '',
    template: 'team-member',
    folder: 'usual',
  });
  expect(await readDraft(ctx, { id })).toMatchObject({
    name: 'Rosa Delgado',
    fullSlug: 'team/rosa-delgado',
    parentId: team.id,
    published: 'no',
    content: { component: 'team-member', name: 'Rosa Delgado' },
  });
});

test('a folder, and what is made in it, come last', async () => {
  const ctx = context();
  const folder = await startStory(ctx, {
    name: 'Events',
    slug: 'events',
    template: 'folder',
    folder: null,
  });
  expect(folder.isFolder).toBe(true);
  for (const name of ['Spring', 'Autumn']) {
    await startStory(ctx, { name, slug: '', template: 'page', folder: folder.id });
  }
  const names = (await listTree(ctx, { open: [folder.id] })).map(({ fullSlug }) => fullSlug);
  expect(names.filter((slug) => slug.startsWith('events/'))).toEqual([
    'events/spring',
    'events/autumn',
  ]);
});

test('buttons of the tree move, bin and bring back; anything else is refused in words', async () => {
  const ctx = context();
  const { id } = await startStory(ctx, { name: 'Loose', slug: '', template: 'page', folder: null });
  const folder = (await listTree(ctx)).find(({ fullSlug }) => fullSlug === 'events');
  const target = { parent: String(folder?.id), before: '' };
  expect(await changeTree(ctx, formOf({ intent: 'move', id: String(id), ...target }))).toEqual({
    done: 'move',
    id,
  });
  expect((await readDraft(ctx, { id })).fullSlug).toBe('events/loose');
  await changeTree(ctx, formOf({ intent: 'bin', id: String(id) }));
  expect((await listBin(ctx)).map((item) => item.id)).toEqual([id]);
  await changeTree(ctx, formOf({ intent: 'restore', id: String(id) }));
  expect(await listBin(ctx)).toEqual([]);

  for (const intent of ['toString', 'explode', '']) {
    const form = formOf({ intent, id: String(id) });
    const answer = await answerTo({ ctx, form }, () => changeTree(ctx, form));
    expect(answer).toMatchObject({ data: { problem: 'This page cannot do that' } });
    expect(answer.init).toMatchObject({ status: 422 });
  }
});

test('a refused form gets back what was typed, and its own fields marked', async () => {
  const ctx = context();
  const form = formOf({ name: 'Events again', slug: 'events' });
  const answer = await answerTo({ ctx, form }, async () => {
    await createStory(ctx, { name: 'Events again', slug: 'events' });
    return { done: 'create' };
  });
  expect(answer).toMatchObject({
    data: { issues: { slug: 'Another page has this address' }, typed: { name: 'Events again' } },
    init: { status: 409 },
  });
});
