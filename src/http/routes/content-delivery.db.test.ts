import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createReader, seedPosts } from '#tests/factories/content-posts.ts';
import { createContentApp } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';

let database: Database;
let app: Hono<HttpEnv>;
let get: ReturnType<typeof createReader>;

beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  app = createContentApp(ctx);
  get = createReader(app);
  await seedPosts(ctx);
});
afterAll(() => database.close());

async function namesOf(params: Record<string, string>) {
  const { body } = await get('stories', { starts_with: 'posts/post', ...params });
  return body.stories.map(({ name }) => name);
}

test('a list says how many there are and how many it sends', async () => {
  const { headers, body } = await get('stories', { starts_with: 'posts/', per_page: '2' });
  expect([headers.get('total'), headers.get('per-page')]).toEqual(['5', '2']);
  expect(body.stories).toHaveLength(2);
  expect(body).toMatchObject({ rels: [], links: [] });
});

test('pages follow one another without overlap, and end in an empty one', async () => {
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((page) => namesOf({ page, per_page: '2', sort_by: 'slug' })),
  );
  expect(pages).toEqual([['delta', 'Alpha'], ['charlie', 'Bravo'], [], []]);
});

test('page size is 25 unless asked, and 100 at most', async () => {
  const sizes = ['', '0', '40', '1000'];
  const answers = await Promise.all(sizes.map((per_page) => get('stories', { per_page })));
  expect(answers.map(({ headers }) => headers.get('per-page'))).toEqual(['25', '1', '40', '100']);
});

test('stories are sorted by name, place or a field of their content, in either direction', async () => {
  expect(await namesOf({ sort_by: 'name' })).toEqual(['Alpha', 'Bravo', 'charlie', 'delta']);
  expect(await namesOf({ sort_by: 'name:desc' })).toEqual(['delta', 'charlie', 'Bravo', 'Alpha']);
  expect(await namesOf({})).toEqual(['delta', 'Alpha', 'charlie', 'Bravo']);
  expect(await namesOf({ sort_by: 'position:asc' })).toEqual([
    'Bravo',
    'charlie',
    'Alpha',
    'delta',
  ]);
  expect(await namesOf({ sort_by: 'content.price:asc' })).toEqual([
    'Alpha',
    'charlie',
    'delta',
    'Bravo',
  ]);
  expect(await namesOf({ sort_by: 'content.price:desc:float' })).toEqual([
    'charlie',
    'Alpha',
    'delta',
    'Bravo',
  ]);
});

test.each([
  ['sort_by', 'nonsense'],
  ['sort_by', 'content'],
  ['sort_by', 'content.'],
  ['sort_by', "content.x');drop table content_stories;--"],
  ['sort_by', 'id;select 1'],
  ['sort_by', 'name:sideways'],
  ['sort_by', 'name:asc:float:more'],
  ['sort_by', 'password'],
  ['per_page', 'abc'],
  ['per_page', '-3'],
  ['page', 'two'],
  ['version', 'zzz'],
  ['is_startpage', 'maybe'],
  ['level', 'x'],
  ['updated_at_gt', 'yesterday'],
  ['filter_query[title][frobnicate]', 'x'],
  ['filter_query[__or][][title][frobnicate]', 'x'],
  ['filter_query[title][is]', 'nonsense'],
  ['filter_query[in]', 'x'],
])('a list that is asked %s=%s is refused, with the name of the parameter', async (name, value) => {
  const { status, body, headers } = await get('stories', { [name]: value });
  expect(status).toBe(422);
  expect(body).toEqual([expect.stringContaining(name.replace(/\[.*/, ''))]);
  expect(headers.get('cache-control')).toContain('no-store');
});

test.each([
  ['links', 'per_page'],
  ['links', 'with_parent'],
  ['datasources', 'page'],
  ['datasource_entries', 'per_page'],
  ['stories/posts/post-0', 'version'],
  ['tags', 'version'],
  ['experiments', 'version'],
  ['spaces/me', 'version'],
])('%s refuses a %s that cannot be read', async (path, name) => {
  expect((await get(path, { [name]: 'zzz' })).status).toBe(422);
});

test('starts_with is a prefix of the full slug, start pages can be left out or asked for', async () => {
  const slugs = async (params: Record<string, string>) =>
    (await get('stories', { starts_with: 'posts', ...params })).body.stories.map(
      (story) => story.full_slug,
    );
  expect(await slugs({ is_startpage: '0' })).toEqual([
    'posts/post-0',
    'posts/post-1',
    'posts/post-2',
    'posts/post-3',
  ]);
  expect(await slugs({ is_startpage: 'false' })).toHaveLength(4);
  expect(await slugs({ is_startpage: '1' })).toEqual(['posts/']);
  expect(await slugs({ starts_with: 'po_ts' })).toEqual([]);
  expect(await slugs({ starts_with: '%' })).toEqual([]);
  expect(await slugs({ starts_with: '\0' })).toHaveLength(6);
});

test('by_slugs takes whole slugs and wildcards, and nothing as a pattern that is none', async () => {
  const slugs = async (by_slugs: string) =>
    (await get('stories', { by_slugs })).body.stories.map(({ full_slug }) => full_slug);
  expect(await slugs('posts/post-1,changed')).toEqual(['changed', 'posts/post-1']);
  expect(await slugs('posts/*')).toHaveLength(5);
  expect(await slugs('posts')).toEqual(['posts/']);
  expect(await slugs('posts/post__')).toEqual([]);
  expect(await slugs(',')).toEqual([]);
});

test('a story is found by slug, id and UUID, a start page by its folder', async () => {
  const { body } = await get('stories/posts/post-1');
  expect(body.story).toMatchObject({ name: 'Alpha', slug: 'post-1', is_startpage: false });
  const { id, uuid } = body.story;
  expect((await get(`stories/${id}`)).body.story).toEqual(body.story);
  expect((await get(`stories/${uuid}`, { find_by: 'uuid' })).body.story).toEqual(body.story);
  for (const path of ['stories/posts', 'stories/posts/']) {
    expect((await get(path)).body.story).toMatchObject({ full_slug: 'posts/', is_startpage: true });
  }
});

test('the story object has every field of the wire format', async () => {
  const { story } = (await get('stories/posts/post-1')).body;
  expect(story).toEqual({
    name: 'Alpha',
    created_at: '2026-11-21T19:00:00.000Z',
    published_at: '2026-11-21T19:00:00.000Z',
    updated_at: '2026-11-21T19:00:00.000Z',
    first_published_at: '2026-11-21T19:00:00.000Z',
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    content: {
      _uid: expect.any(String),
      component: 'post',
      price: 10,
      title: 'Hello',
      items: [{ _uid: expect.any(String), component: 'item', text: 'yes' }],
    },
    slug: 'post-1',
    full_slug: 'posts/post-1',
    default_full_slug: null,
    sort_by_date: null,
    position: -10,
    tag_list: [],
    is_startpage: false,
    parent_id: expect.any(Number),
    meta_data: null,
    group_id: expect.any(String),
    release_id: null,
    lang: 'default',
    path: null,
    alternates: [],
    translated_slugs: null,
  });
});

test('a language replaces what is translated and keeps the rest', async () => {
  const spanish = (await get('stories/posts/post-0', { language: 'es' })).body.story;
  expect(spanish).toMatchObject({
    lang: 'es',
    content: { title: 'Hola', items: [{ text: 'sí' }] },
  });
  const half = (await get('stories/posts/post-1', { language: 'es' })).body.story;
  expect(half.content.title).toBe('Hello');
  const unknown = (await get('stories/posts/post-0', { language: 'fr' })).body.story;
  expect(unknown).toMatchObject({ lang: 'default', content: { title: 'Hello' } });
});

test.each(['stories/nowhere', 'stories/999999', 'stories/99999999999999', 'stories/%', 'nowhere'])(
  'what does not exist (%s) is a 404 in the words of the service',
  async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([404, '["This record could not be found"]']);
  },
);

test('browsers of any site may read the answers and their headers', async () => {
  const { headers } = await get('stories');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe('Total, Per-Page, X-RateLimit-Policy');
  expect(headers.get('x-ratelimit-policy')).toContain('q=1000');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('a trailing slash and the older path answer the same', async () => {
  const paths = ['/v2/cdn/stories', '/v2/cdn/stories/', '/v1/cdn/stories', '/v1/cdn/stories/'];
  const texts = await Promise.all(
    paths.map(async (path) => (await app.request(`${path}?token=public-token&cv=1`)).text()),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('posts/post-0');
});
