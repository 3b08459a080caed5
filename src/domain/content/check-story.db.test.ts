import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { addRedirect, checkStory, publishStories } from './index.server.ts';

let database: Database;
let editor: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  editor = asStaff(createTestContext(database.db), 'editor');
});
afterAll(() => database.close());

const linkTo = (fields: object) => ({ fieldtype: 'multilink', id: '', url: '', ...fields });

test('dead and unpublished links are said, and keep nothing from being published', async () => {
  const shown = await publishedStory(editor, { slug: 'shown' });
  const hidden = await draftStory(editor, { slug: 'hidden' });
  await addRedirect(editor, { fromPath: '/moved', toPath: '/shown' });
  const links = {
    good: linkTo({ linktype: 'story', id: shown.uuid }),
    hidden: linkTo({ linktype: 'story', id: hidden.uuid }),
    gone: linkTo({ linktype: 'story', id: '00000000-0000-4000-8000-000000000000' }),
    text: 'See [a](/shown), [b](/nowhere), [c](/moved), [d](/careers/welder)',
  };
  const story = await draftStory(editor, { slug: 'links', content: { component: 'x', ...links } });
  const issues = await checkStory(editor, { id: story.id });
  expect(issues.map(({ level, code, field }) => [level, code, field]).sort()).toEqual([
    ['should', 'dead-link', 'gone'],
    ['should', 'dead-link', 'text'],
    ['should', 'unpublished-link', 'hidden'],
  ]);
  await publishStories(editor, { ids: [story.id] });
});

test('what must be mended keeps a story from being published by a person', async () => {
  const content = { component: 'page', seo_title: '' };
  const { id } = await draftStory(editor, { slug: 'untitled', name: 'Untitled', content });
  expect(await checkStory(editor, { id })).toMatchObject([{ level: 'must', code: 'empty-title' }]);
  await expect(publishStories(editor, { ids: [id] })).rejects.toMatchObject({
    code: 'invalid',
    told: { reason: 'content.empty-title', values: { name: 'Untitled' } },
    issues: [{ path: expect.stringMatching(/\.seo_title$/) }],
  });
});
