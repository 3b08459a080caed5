import { expect, test } from 'vitest';
import { blokSchemas, recordSchemas } from '#src/site/bloks/schemas.ts';
import { storyTemplates } from './story-templates.server.ts';

const schemas = new Map(Object.entries({ ...blokSchemas, ...recordSchemas }));
const isShown = (blok: { component: string }) =>
  schemas.get(blok.component)?.safeParse(blok).success;
const uids = () => {
  let last = 0;
  return () => `uid-${++last}`;
};

test.each(storyTemplates)('a new $key is a story that the site can show', ({ content }) => {
  const story = content('Gravel days', uids());
  expect(isShown(story)).toBe(true);
  const body = (story.body ?? []) as { _uid: string; component: string }[];
  for (const blok of body) expect(isShown(blok), blok.component).toBe(true);
  const names = [story._uid, ...body.map(({ _uid }) => _uid)];
  expect(new Set(names).size).toBe(names.length);
});

test('what it was called is the title that visitors will read', () => {
  for (const { key, content } of storyTemplates) {
    expect(JSON.stringify(content('Gravel days', uids())), key).toContain('"Gravel days"');
  }
  const [page] = storyTemplates;
  expect(page?.content('Gravel days', uids())).toMatchObject({
    component: 'page',
    seo_title: 'Gravel days',
    body: [{ component: 'Hero', title: 'Gravel days' }, { component: 'Prose' }],
  });
});
