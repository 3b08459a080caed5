import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { publishStory, saveStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { librarySecret, seedLibrary } from '#tests/factories/content-library.ts';
import { createContentApp, publishedStory, testTokens } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { ask, type ContentServer, serveContent } from './clients/ask.ts';
import type { Call, Outcome } from './clients/call.ts';

const { publicToken, previewToken } = testTokens;
let database: Database;
let ctx: Ctx;
let server: ContentServer;
let library: Awaited<ReturnType<typeof seedLibrary>>;
let busyAnswers = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  library = await seedLibrary(ctx);
  server = await serveContent(createContentApp(ctx), (url) => {
    if (busyAnswers === 0 || !url.pathname.endsWith('/team')) return null;
    busyAnswers -= 1;
    return Response.json({ error: 'Too many requests' }, { status: 429 });
  });
});
afterAll(async () => {
  server.close();
  await database.close();
});

type Options = { token?: string; options?: Record<string, unknown> };

function ask7(calls: Call[], { token = publicToken, options }: Options = {}) {
  return ask('ask-client', { endpoint: server.endpoint, token, options, calls });
}

function ask4(calls: Call[], { token = publicToken, options }: Options = {}) {
  return ask('ask-old-client', { endpoint: server.endpoint, token, options, calls });
}

const namesOf = ({ data }: Outcome = {}) => data?.stories?.map(({ name }) => name);

test('client 7 gets stories, lists, all pages, and errors in words', async () => {
  const [story, stories, all, byUuid, missing, refused, wrong] = await ask7([
    ['getStory', 'article'],
    ['getStories', { starts_with: 'authors/', per_page: 10, page: 6 }],
    ['getAll', 'cdn/stories', { starts_with: 'authors/', sort_by: 'content.rank:asc:int' }],
    ['get', `cdn/stories/${library.team.uuid}`, { find_by: 'uuid' }],
    ['getStory', 'nowhere'],
    ['getStory', 'article', { version: 'draft' }],
    ['get', 'cdn/stories', { token: 'wrong' }],
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
});

test('client 7 follows the redirect to the version, learns it, and keeps answers in memory', async () => {
  const before = server.requests.length;
  const [, cv] = await ask7(
    [
      ['getStory', 'article'],
      ['cacheVersion'],
      ['getStory', 'cheap'],
      ['getStory', 'cheap'],
      ['getStory', 'cheap'],
    ],
    { options: { cache: { type: 'memory' } } },
  );
  const asked = server.requests.slice(before).map((url) => new URL(url));
  expect(asked.map(({ searchParams }) => searchParams.get('cv') !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(cv?.value).toBe(Number(asked[1]?.searchParams.get('cv')));
});

test('a preview token shows drafts with what the editor needs, the public one never', async () => {
  const [draft, space] = await ask7(
    [
      ['getStory', 'cheap', { version: 'draft', resolve_relations: 'article.author' }],
      ['get', 'cdn/spaces/me'],
    ],
    { token: previewToken },
  );
  const story = draft?.data?.story;
  expect(story?.name).toBe(librarySecret);
  const { _editable: comment, _uid: uid } = story?.content ?? {};
  expect(comment).toBe(
    `<!--#storyblok#{"name": "article", "space": "1", "uid": "${uid}", "id": "${story?.id}"}-->`,
  );
  expect(space?.data?.space).toMatchObject({ id: 1, language_codes: ['es'] });
  const [shown] = await ask7([['getStory', 'cheap']]);
  expect(shown?.data?.story).toMatchObject({ name: 'Cheap', content: { title: 'Low' } });
  expect(shown?.data?.story?.content).not.toHaveProperty('_editable');
});

test('a busy service is asked again', async () => {
  busyAnswers = 2;
  const [answer] = await ask7([['getStory', 'team']], { options: { retriesDelay: 5 } });
  expect(answer?.data?.story?.name).toBe('Team');
  expect(busyAnswers).toBe(0);
});

test('client 7 puts related stories into the content, nested ones and more than fifty', async () => {
  const relations = ['article.author', 'article.others', 'hub.authors', 'author.team'];
  const [article, hub, list] = await ask7([
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
    library.hidden.uuid,
  ]);
  const authors = hub?.data?.story?.content.authors as { name: string }[];
  expect(authors.map(({ name }) => name)).toEqual(library.authors.map(({ name }) => name));
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
    const [article, hub] = await ask7([
      ['getStory', 'article', { resolve_links }],
      ['getStory', 'hub', { resolve_links }],
    ]);
    const { body, text } = article?.data?.story?.content ?? {};
    expect(body).toMatchObject([{ link: { story: target } }]);
    expect(JSON.stringify(text)).toContain('"name":"Author 3"');
    const links = hub?.data?.story?.content.links as { link: { story: { name: string } } }[];
    expect(links.map(({ link }) => link.story.name)).toEqual(
      library.authors.map(({ name }) => name),
    );
  },
);

const filters: [string, Record<string, unknown>, string[]][] = [
  ['is empty', { gone: { is: 'empty' } }, ['Article', 'Cheap']],
  ['is not_empty_array', { none: { is: 'not_empty_array' } }, ['Cheap']],
  ['is empty_array', { none: { is: 'empty_array' } }, ['Article']],
  ['is true', { shown: { is: 'true' } }, ['Article']],
  ['in', { title: { in: 'Low,Other' } }, ['Cheap']],
  ['not_in', { title: { not_in: 'Low' } }, ['Article']],
  ['like', { title: { like: '*FT*' } }, ['Article']],
  ['not_like', { title: { not_like: 'L*w' } }, ['Article']],
  ['any_in_array', { colors: { any_in_array: 'green,blue' } }, ['Article', 'Cheap']],
  ['all_in_array', { colors: { all_in_array: 'red,blue' } }, ['Article']],
  ['gt_date', { when: { gt_date: '2026-03-01 00:00' } }, ['Article']],
  ['lt_date', { when: { lt_date: '2026-03-01 00:00' } }, ['Cheap']],
  ['gt_int', { price: { gt_int: 10 } }, ['Article']],
  ['lt_int', { price: { lt_int: 10 } }, ['Cheap']],
  ['gt_float', { price: { gt_float: 19.4 } }, ['Article']],
  ['lt_float', { price: { lt_float: 19.5 } }, ['Cheap']],
  ['a dot path', { 'seo.title': { in: 'Deep' } }, ['Article']],
  ['a translation', { title__i18n__es: { is: 'not_empty' } }, ['Article']],
  ['two at once', { price: { lt_int: 100 }, title: { in: 'Low' } }, ['Cheap']],
  [
    '__or',
    { __or: [{ title: { in: 'Low' } }, { colors: { all_in_array: 'red,blue' } }] },
    ['Article', 'Cheap'],
  ],
  [
    '__or of one that holds',
    { __or: [{ title: { in: 'Low' } }, { price: { gt_int: 99 } }] },
    ['Cheap'],
  ],
];

test('both clients filter by content with every operation', async () => {
  const calls = filters.map(
    ([, filter_query]): Call => [
      'getStories',
      { content_type: 'article', sort_by: 'name', filter_query },
    ],
  );
  const outcomes = await ask7(calls);
  expect(outcomes.map((outcome, index) => [filters[index]?.[0], namesOf(outcome)])).toEqual(
    filters.map(([name, , expected]) => [name, expected]),
  );
  // Brackets are sent escaped by the old one. Its queue lets five a second through.
  const old = await ask4(calls.slice(-3), { options: { rateLimit: 50 } });
  expect(old.map(namesOf)).toEqual(filters.slice(-3).map(([, , expected]) => expected));
});

test('client 7 sorts, searches and narrows lists', async () => {
  const names = (
    await ask7([
      ['getStories', { starts_with: 'authors/', sort_by: 'content.rank:desc:int', per_page: 2 }],
      ['getStories', { with_tag: 'news,senior', sort_by: 'name:desc' }],
      ['getStories', { search_term: 'levant' }],
      ['getStories', { by_uuids_ordered: [library.hub.uuid, library.team.uuid].join() }],
      [
        'getStories',
        {
          by_slugs: 'authors/author-5*,team',
          excluding_slugs: '*-5,team',
          per_page: 1,
          sort_by: 'name',
        },
      ],
      ['getStories', { level: 1, excluding_ids: `${library.hub.id}`, sort_by: 'name' }],
      ['getStories', { published_at_gt: '2099-01-01 00:00' }],
    ])
  ).map(namesOf);
  expect(names).toEqual([
    ['Author 59', 'Author 58'],
    ['Author 2', 'Author 1', 'Author 0', 'Article'],
    ['Article'],
    ['hub', 'Team'],
    ['Author 50'],
    ['Article', 'Cheap', 'Team'],
    [],
  ]);
});

test('client 7 leaves out what it does not want, and has assets and languages resolved', async () => {
  const [lean, spanish, withAssets] = await ask7([
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

test('client 7 reads links, tags, datasources, entries and experiments', async () => {
  const [links, allLinks, link, tags, lists, list, entries, spanish, experiments] = await ask7([
    ['get', 'cdn/links', { per_page: 5 }],
    ['getAll', 'cdn/links', { per_page: 1000, include_dates: 1 }],
    ['get', `cdn/links/${library.team.uuid}`],
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
  expect(link?.data?.link).toMatchObject({ uuid: library.team.uuid, slug: 'team', parent_id: 0 });
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
      story_ids: [library.article.id],
      variants: [{ is_control: true }, { story_mappings: [{ variant_slug: 'cheap' }] }],
    },
  ]);
});

test('client 4.5.8 gets, lists, resolves and is refused as the new one', async () => {
  const [story, all, hub, links, missing, refused, cv] = await ask4(
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

test('a client that asks for anything uncached learns that something was published', async () => {
  const story = await publishedStory(ctx, { slug: 'news', name: 'Before' });
  const before = await ask7([['getStory', 'news'], ['cacheVersion']]);
  await saveStory(ctx, { id: story.id, name: 'After' });
  await publishStory(ctx, { id: story.id });
  const after = await ask7([['get', 'cdn/spaces/me'], ['getStory', 'news'], ['cacheVersion']]);
  expect([before[0]?.data?.story?.name, after[1]?.data?.story?.name]).toEqual(['Before', 'After']);
  expect(Number(after[2]?.value)).toBeGreaterThan(Number(before[1]?.value));
});
