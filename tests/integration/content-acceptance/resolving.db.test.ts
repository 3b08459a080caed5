import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LibraryService, serveLibrary } from './serve-library.ts';

let service: LibraryService;

beforeAll(async () => {
  service = await serveLibrary();
});
afterAll(() => service.close());

test('client 7 puts related stories into the content, nested ones and more than fifty', async () => {
  const relations = ['article.author', 'article.others', 'hub.authors', 'author.team'];
  const [article, hub, list] = await service.ask([
    ['getStory', 'article', { resolve_relations: relations }],
    ['getStory', 'hub', { resolve_relations: 'hub.authors' }],
    ['getStories', { content_type: 'article', resolve_relations: 'article.author' }],
  ]);
  const content = article?.data?.story?.content;
  expect(content?.author).toMatchObject({
    name: 'Author 0',
    content: { team: { name: 'Team' } },
    _stopResolving: true,
  });
  expect(content?.others).toMatchObject([
    { name: 'Author 1' },
    { name: 'Author 2' },
    service.library.hidden.uuid,
  ]);
  const authors = hub?.data?.story?.content.authors as { name: string }[];
  expect(authors.map(({ name }) => name)).toEqual(service.library.authors.map(({ name }) => name));
  expect(list?.data?.stories?.map((story) => story.content.author)).toContainEqual(
    expect.objectContaining({ name: 'Author 0' }),
  );
});

test.each([
  ['story', { name: 'Team', content: { component: 'team' } }],
  ['1', { name: 'Team', content: { component: 'team' } }],
  ['url', { name: 'Team', url: 'team', full_slug: 'team' }],
  ['link', { name: 'Team', slug: 'team', real_path: '/team', is_folder: false, published: true }],
])(
  'client 7 puts what links lead to beside them: resolve_links=%s',
  async (resolve_links, target) => {
    const [article, hub] = await service.ask([
      ['getStory', 'article', { resolve_links }],
      ['getStory', 'hub', { resolve_links }],
    ]);
    const { body, text } = article?.data?.story?.content ?? {};
    expect(body).toMatchObject([{ link: { story: target } }]);
    expect(JSON.stringify(text)).toContain('"name":"Author 3"');
    const links = hub?.data?.story?.content.links as { link: { story: { name: string } } }[];
    expect(links.map(({ link }) => link.story.name)).toEqual(
      service.library.authors.map(({ name }) => name),
    );
  },
);

test('client 7 leaves out what it does not want, and has assets and languages resolved', async () => {
  const [lean, spanish, withAssets] = await service.ask([
    [
      'getStory',
      'article',
      { excluding_fields: 'body,title', excluding_story_fields: ['lang', 'position'] },
    ],
    ['getStory', 'article', { language: 'es', fallback_lang: 'es' }],
    ['getStory', 'article', { resolve_assets: 1 }],
  ]);
  expect(lean?.data?.story).not.toHaveProperty('lang');
  expect(lean?.data?.story).not.toHaveProperty('position');
  expect(Object.keys(lean?.data?.story?.content ?? {})).toEqual(
    expect.arrayContaining(['component', '_uid', 'author']),
  );
  expect(lean?.data?.story?.content).not.toHaveProperty('title');
  expect(spanish?.data?.story).toMatchObject({ lang: 'es', content: { title: 'Levantada' } });
  expect(withAssets?.data?.assets).toMatchObject([
    { alt: 'A truck', filename: '/f/1/80x50/library/truck.jpg' },
  ]);
});
