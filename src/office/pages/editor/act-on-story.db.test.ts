import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { draftStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { actOnStory } from './act-on-story.server.ts';
import type { EditRequest } from './edit-requests.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const page = { _uid: 'p', component: 'page', seo_title: 'Title', body: [] };

function ask(request: EditRequest, role: StaffRole = 'editor') {
  const ctx = asStaff(createTestContext(database.db), role, 'Ana');
  return actOnStory({ ctx, request });
}

async function makeStory(slug: string, content: Record<string, unknown> = page): Promise<number> {
  const ctx = createTestContext(database.db);
  const { id } = await draftStory(ctx, { slug, content: { component: 'page', ...content } });
  return id;
}

test('a save answers with the story as it is then', async () => {
  const storyId = await makeStory('saved');
  const content = { ...page, seo_title: 'Another' };
  const reply = await ask({ intent: 'save', storyId, revision: 1, content });
  expect(reply).toMatchObject({
    ok: true,
    answer: { draft: { revision: 2, updatedBy: 'Ana', content: { seo_title: 'Another' } } },
  });
});

test('a save on top of another’s is refused together with the other’s', async () => {
  const storyId = await makeStory('twice');
  const save = (title: string) =>
    ask({ intent: 'save', storyId, revision: 1, content: { ...page, seo_title: title } });
  await save('First');
  expect(await save('Second')).toMatchObject({
    ok: false,
    refusal: { code: 'conflict', current: { draft: { content: { seo_title: 'First' } } } },
  });
});

test('what must be right keeps a story from visitors, and says where it is wrong', async () => {
  const picture = { fieldtype: 'asset', filename: '/f/1/8x8/0123456789/a.jpg', alt: '' };
  const hero = { _uid: 'h', component: 'hero', title: 'Hello', asset: picture };
  const storyId = await makeStory('no-alt', { ...page, body: [hero] });
  expect(await ask({ intent: 'publish', storyId })).toMatchObject({
    ok: false,
    refusal: { code: 'must-fix' },
  });
  const content = { ...page, body: [{ ...hero, asset: { ...picture, alt: 'A truck' } }] };
  const saved = await ask({ intent: 'save', storyId, revision: 1, content });
  expect(saved).toMatchObject({ ok: true, answer: { checks: [] } });
  expect(await ask({ intent: 'publish', storyId })).toMatchObject({
    ok: true,
    answer: { draft: { published: 'yes' } },
  });
});

test('the role decides, whatever the page offered', async () => {
  const storyId = await makeStory('not-yours');
  expect(await ask({ intent: 'publish', storyId }, 'front-desk')).toMatchObject({
    ok: false,
    refusal: { code: 'forbidden' },
  });
});

test('a link is shown with its address once', async () => {
  const storyId = await makeStory('shared');
  const made = await ask({ intent: 'add-link', storyId, hours: 24 });
  expect(made.ok && made.answer.links?.[0]?.path).toMatch(/^\/preview\/.{20,}$/);
  const later = await ask({ intent: 'links', storyId });
  expect(later.ok && later.answer.links).toHaveLength(1);
  expect(JSON.stringify(later)).not.toContain('/preview/');
});

test('a story that is not there is refused in words', async () => {
  expect(await ask({ intent: 'versions', storyId: 999_999 })).toMatchObject({ ok: false });
});
