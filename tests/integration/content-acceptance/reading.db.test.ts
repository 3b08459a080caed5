import { afterAll, beforeAll, expect, test } from 'vitest';
import { librarySecret } from '#tests/factories/content-library.ts';
import { testTokens } from '#tests/factories/content-service.ts';
import { type LibraryService, serveLibrary } from './serve-library.ts';

let service: LibraryService;

beforeAll(async () => {
  service = await serveLibrary();
});
afterAll(() => service.close());

test('client 7 gets stories, lists, all pages, and errors in words', async () => {
  const [story, stories, all, byUuid, missing, refused, wrong, junk] = await service.ask([
    ['getStory', 'article'],
    ['getStories', { starts_with: 'authors/', per_page: 10, page: 6 }],
    ['getAll', 'cdn/stories', { starts_with: 'authors/', sort_by: 'content.rank:asc:int' }],
    ['get', `cdn/stories/${service.library.team.uuid}`, { find_by: 'uuid' }],
    ['getStory', 'nowhere'],
    ['getStory', 'article', { version: 'draft' }],
    ['get', 'cdn/stories', { token: 'wrong' }],
    ['getStories', { per_page: 'many' }],
  ]);
  expect(story?.data?.story?.name).toBe('Article');
  expect([stories?.total, stories?.perPage, stories?.data?.stories?.length]).toEqual([60, 10, 10]);
  expect(all?.value).toMatchObject(
    Array.from({ length: 60 }, (_, index) => ({ name: `Author ${index}` })),
  );
  expect(byUuid?.data?.story?.name).toBe('Team');
  expect(missing?.error).toEqual({ status: 404, message: 'This record could not be found' });
  expect(refused?.error).toEqual({ status: 401, message: 'Unauthorized' });
  expect(wrong?.error).toEqual({ status: 401, message: 'Unauthorized' });
  expect(junk?.error).toEqual({ status: 422, message: 'per_page must be a whole number' });
});

test('a preview token shows drafts with what the editor needs, the public one never', async () => {
  const [draft, space] = await service.ask(
    [
      ['getStory', 'cheap', { version: 'draft', resolve_relations: 'article.author' }],
      ['get', 'cdn/spaces/me'],
    ],
    { token: testTokens.previewToken },
  );
  const story = draft?.data?.story;
  expect(story?.name).toBe(librarySecret);
  const { _editable: comment, _uid: uid } = story?.content ?? {};
  expect(comment).toBe(
    `<!--#storyblok#{"name": "article", "space": "1", "uid": "${uid}", "id": "${story?.id}"}-->`,
  );
  expect(space?.data?.space).toMatchObject({
    id: 1,
    domain: 'http://shop.test/',
    language_codes: ['es'],
  });
  const [shown] = await service.ask([['getStory', 'cheap']]);
  expect(shown?.data?.story).toMatchObject({ name: 'Cheap', content: { title: 'Low' } });
  expect(shown?.data?.story?.content).not.toHaveProperty('_editable');
});

test('client 7 reads links, tags, datasources, entries and experiments', async () => {
  const [links, allLinks, link, tags, lists, list, entries, spanish, experiments] =
    await service.ask([
      ['get', 'cdn/links', { per_page: 5 }],
      ['getAll', 'cdn/links', { per_page: 1000, include_dates: 1 }],
      ['get', `cdn/links/${service.library.team.uuid}`],
      ['get', 'cdn/tags'],
      ['get', 'cdn/datasources'],
      ['get', 'cdn/datasources/colors'],
      ['get', 'cdn/datasource_entries', { datasource: 'colors' }],
      ['get', 'cdn/datasource_entries/', { datasource: 'colors', dimension: 'es' }],
      ['get', 'cdn/experiments'],
    ]);
  expect([links?.total, links?.perPage]).toEqual([65, 5]);
  expect(allLinks?.value).toHaveLength(65);
  expect(allLinks?.value).toContainEqual(
    expect.objectContaining({ slug: 'authors', is_folder: true, published_at: null }),
  );
  expect(link?.data?.link).toMatchObject({
    uuid: service.library.team.uuid,
    slug: 'team',
    parent_id: 0,
  });
  expect(tags?.data?.tags).toEqual([
    { name: 'news', taggings_count: 1 },
    { name: 'senior', taggings_count: 4 },
  ]);
  expect(lists?.total).toBe(2);
  expect(list?.data?.datasource).toMatchObject({
    slug: 'colors',
    dimensions: [{ entry_value: 'es' }],
  });
  expect(entries?.data?.datasource_entries).toMatchObject([
    { name: 'red', value: 'red', dimension_value: null },
    { name: 'blue', value: 'blue', dimension_value: null },
  ]);
  expect(spanish?.data?.datasource_entries).toMatchObject([
    { name: 'red', dimension_value: 'rojo' },
    { name: 'blue', dimension_value: null },
  ]);
  expect(experiments?.data?.experiments).toMatchObject([
    {
      name: 'running',
      story_ids: [service.library.article.id],
      variants: [{ is_control: true }, { story_mappings: [{ variant_slug: 'cheap' }] }],
    },
  ]);
});

test('client 4.5.8 gets, lists, resolves and is refused as the new one', async () => {
  const [story, all, hub, links, missing, refused, cv] = await service.askOld(
    [
      [
        'getStory',
        'article',
        { resolve_relations: 'article.author,article.others', resolve_assets: 1 },
      ],
      ['getAll', 'cdn/stories', { starts_with: 'authors/' }],
      ['getStory', 'hub', { resolve_relations: 'hub.authors' }],
      ['getStory', 'article', { resolve_links: 'url' }],
      ['getStory', 'nowhere'],
      ['getStory', 'article', { version: 'draft' }],
      ['cacheVersion'],
    ],
    { options: { rateLimit: 50, cache: { type: 'memory' } } },
  );
  expect(story?.data?.story?.content.author).toMatchObject({ name: 'Author 0' });
  // The old client leaves out what it may not see.
  expect(story?.data?.story?.content.others).toMatchObject([
    { name: 'Author 1' },
    { name: 'Author 2' },
  ]);
  expect(story?.data?.story?.content.picture).toMatchObject({ original: { alt: 'A truck' } });
  expect(all?.value).toHaveLength(60);
  expect(hub?.data?.story?.content.authors).toHaveLength(60);
  expect(links?.data?.story?.content.body).toMatchObject([{ link: { story: { url: 'team' } } }]);
  expect(missing?.error?.status).toBe(404);
  expect(refused?.error?.status).toBe(401);
  expect(cv?.value).toEqual(expect.any(Number));
});
