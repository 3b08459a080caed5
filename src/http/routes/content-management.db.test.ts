import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createToken, findRedirect, revokeToken } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, folder, publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createManagementApp, managementToken } from '#tests/factories/management.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

let database: Database;
let ctx: Ctx;
let app: ReturnType<typeof createManagementApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  app = createManagementApp(ctx);
});
afterAll(() => database.close());

type Call = { method?: string; token?: string | null; body?: unknown; headers?: HeadersInit };

function call(path: string, { method = 'GET', token = managementToken, body, headers }: Call = {}) {
  const all = new Headers(headers);
  if (token !== null) all.set('Authorization', token);
  const init = { method, headers: all, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return app.request(`/v1${path}`, init);
}

async function json(path: string, options: Call = {}): Promise<Record<string, unknown>> {
  return (await call(path, options)).json();
}

test('without a management token nothing is open, whatever the address', async () => {
  const preview = await createToken(ctx, { name: 'Preview', access: 'preview' });
  const tokens = [null, '', 'wrong', preview.token, `${managementToken}x`];
  const paths = ['/users/me', '/spaces', '/spaces/1', '/spaces/1/stories', '/spaces/1/nowhere'];
  for (const token of tokens) {
    for (const path of paths) {
      const cookies = { Cookie: 'auth.session_token=whatever' };
      const response = await call(path, { token, headers: cookies });
      expect(response.status, path).toBe(401);
      expect(await response.json()).toEqual({ error: 'Unauthorized' });
    }
  }
});

test('a key of the table opens until it is revoked, bare or as Bearer', async () => {
  const { token, record } = await createToken(ctx, { name: 'Importer', access: 'management' });
  expect((await json('/users/me', { token })).user).toMatchObject({ friendly_name: 'Importer' });
  expect((await call('/users/me', { token: `Bearer ${token}` })).status).toBe(200);
  await revokeToken(ctx, { id: record.id });
  expect((await call('/users/me', { token })).status).toBe(401);
});

test('another space does not exist', async () => {
  expect((await call('/spaces/2/stories')).status).toBe(404);
  expect((await call('/spaces/1')).status).toBe(200);
});

test('a page of another site may use a token it was given; it is asked for no cookie', async () => {
  const preflight = await call('/spaces/1/stories', { method: 'OPTIONS', token: null });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
});

test('more changes a second than a token may make are put off, reading is not', async () => {
  app = createManagementApp(ctx, { oauth: 3, personal: 5 });
  const tries = async (token: string) => {
    const body = { internal_tag: {} };
    const calls = Array.from({ length: 7 }, () =>
      call('/spaces/1/internal_tags', { method: 'POST', token, body }),
    );
    return Promise.all(calls);
  };
  const personal = await tries(managementToken);
  expect(personal.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(personal.at(-1)?.headers.get('Retry-After')).toBe('1');
  const oauth = await tries(`Bearer ${managementToken}`);
  expect(oauth.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await call('/spaces/1/internal_tags')).status).toBe(200);
  app = createManagementApp(ctx);
});

test('what is refused is told by field, in the names of the wire', async () => {
  const story = { name: '', slug: 'A b', parent_id: 999_999 };
  const refused = await call('/spaces/1/stories', { method: 'POST', body: { story } });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    name: ['Write a name'],
    slug: ['may only have small letters, digits and hyphens'],
  });
  const orphan = { name: 'x', slug: 'x', parent_id: 999_999 };
  expect(await json('/spaces/1/stories', { method: 'POST', body: { story: orphan } })).toEqual({
    parent_id: ['There is no such folder'],
  });
  for (const body of [{}, [], { story: 1 }]) {
    expect((await call('/spaces/1/stories', { method: 'POST', body })).status).toBe(422);
  }
});

test('a change of folder and name is one change: all of it, or nothing', async () => {
  const shelf = await folder(ctx, 'shelf');
  const { id } = await publishedStory(ctx, { slug: 'page', name: 'Before' });
  await draftStory(ctx, { slug: 'taken', parentId: shelf.id });
  const path = `/spaces/1/stories/${id}`;
  const bad = { story: { name: 'After', slug: 'taken', parent_id: shelf.id } };
  expect((await call(path, { method: 'PUT', body: bad })).status).toBe(422);
  expect((await json(path)).story).toMatchObject({ name: 'Before', full_slug: 'page' });
  const good = { story: { name: 'After', parent_id: shelf.id } };
  const { story } = await json(path, { method: 'PUT', body: good });
  expect(story).toMatchObject({ name: 'After', full_slug: 'shelf/page' });
  expect(await findRedirect(ctx, { path: '/page' })).toBe('/shelf/page');
});

test('a story is moved behind another, unpublished, and brought back from the bin', async () => {
  const place = await folder(ctx, 'row');
  const stories = [];
  for (const slug of ['one', 'two', 'three']) {
    stories.push(await publishedStory(ctx, { slug, parentId: place.id }));
  }
  const [one, , three] = stories;
  const path = `/spaces/1/stories/${three?.id}`;
  await call(`${path}/move?after_id=${one?.id}`, { method: 'PUT' });
  const { stories: rows } = await json(`/spaces/1/stories?with_parent=${place.id}`);
  expect((rows as { slug: string }[]).map(({ slug }) => slug)).toEqual(['one', 'three', 'two']);
  expect((await json(`${path}/unpublish`)).story).toMatchObject({ published: false });
  await call(path, { method: 'DELETE' });
  const restored = await json(`${path}/restore`, { method: 'PUT' });
  expect(restored.story).toMatchObject({ deleted_at: null, full_slug: 'row/three' });
});

test('versions are compared and restored', async () => {
  const body = { story: { name: 'V', slug: 'v', content: { component: 'page', text: 'first' } } };
  const { story } = await json('/spaces/1/stories', { method: 'POST', body });
  const { id } = story as { id: number };
  const next = { story: { content: { component: 'page', text: 'second' } } };
  await call(`/spaces/1/stories/${id}`, { method: 'PUT', body: next });
  const { story_versions } = await json(`/spaces/1/story_versions?by_story_id=${id}`);
  const first = (story_versions as { id: number }[]).at(-1)?.id;
  const { compare } = await json(`/spaces/1/stories/${id}/compare?version=${first}`);
  expect(compare).toMatchObject({
    differences: [{ kind: 'changed', field: 'text', before: 'first', after: 'second' }],
  });
  const path = `/spaces/1/versions/${first}?model=stories&model_id=${id}`;
  expect((await call(path, { method: 'PUT' })).status).toBe(204);
  expect((await json(`/spaces/1/stories/${id}`)).story).toMatchObject({
    content: { text: 'first' },
  });
});

test('lists narrow by the parameters of the service', async () => {
  const place = await folder(ctx, 'narrow');
  const hero = { component: 'page', body: [{ component: 'hero', title: 'Dusty' }] };
  const parentId = place.id;
  await publishedStory(ctx, { slug: 'with-hero', parentId, content: hero, tagList: ['sale'] });
  await draftStory(ctx, { slug: 'plain', parentId });
  const slugs = async (query: string) => {
    const { stories } = await json(`/spaces/1/stories?starts_with=narrow&${query}`);
    return (stories as { full_slug: string }[]).map(({ full_slug }) => full_slug);
  };
  expect(await slugs('folder_only=1')).toEqual(['narrow']);
  expect(await slugs('story_only=1&sort_by=name')).toEqual(['narrow/plain', 'narrow/with-hero']);
  const only = [
    'contain_component=hero',
    'with_tag=sale,none',
    'text_search=dusty',
    'is_published=1',
    'with_slug=narrow/with-hero',
    'by_slugs=narrow/w*',
    'excluding_slugs=narrow,narrow/plain',
  ];
  for (const query of only) expect(await slugs(query), query).toEqual(['narrow/with-hero']);
  expect(await slugs('by_ids=')).toEqual([]);
  const page = await call('/spaces/1/stories?starts_with=narrow&per_page=2&page=9');
  expect([page.headers.get('Total'), page.headers.get('Per-Page')]).toEqual(['3', '2']);
});

test('components can only be read', async () => {
  const { components } = await json('/spaces/1/components');
  const [first] = components as { id: number; name: string }[];
  const { component } = await json(`/spaces/1/components/${first?.id}`);
  expect(component).toEqual(first);
  const ids = (components as { id: number }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const body = { component: { name: 'mine' } };
  expect((await call('/spaces/1/components', { method: 'POST', body })).status).toBe(422);
});

test('no number and no character makes the service fail', async () => {
  const odd = 'a\u0000b\ud800c';
  const content = { component: 'page', text: odd, [odd]: [odd] };
  const story = { name: odd, slug: 'odd', content, tag_list: [odd], path: odd };
  const made = await call('/spaces/1/stories', { method: 'POST', body: { story } });
  expect(made.status).toBe(201);
  const huge = 99_999_999_999;
  const bodies = [
    { story: { name: 'x', slug: 'x', parent_id: huge } },
    { story: { name: 'x', slug: 'x', position: huge } },
    { story: { name: 'x', slug: 'x', content: { component: 'x', body: 1e308 } } },
  ];
  for (const body of bodies) {
    const { status } = await call('/spaces/1/stories', { method: 'POST', body });
    expect([201, 422], JSON.stringify(body)).toContain(status);
  }
  const paths = ['/stories/2147483648', '/stories/0', `/stories/${huge}`, '/stories/1.5'];
  for (const path of paths) expect((await call(`/spaces/1${path}`)).status, path).toBe(404);
  const queries = ['by_ids=99999999999,x', 'with_parent=99999999999', 'page=0', 'sort_by=%00'];
  for (const query of queries) {
    expect((await call(`/spaces/1/stories?${query}`)).status, query).toBe(200);
  }
  const unreadable = ['per_page=abc', 'page=two', 'sort_by=junk', 'in_trash=maybe'];
  for (const query of unreadable) {
    const refused = await call(`/spaces/1/stories?${query}`);
    expect(refused.status, query).toBe(422);
    expect(Object.keys(await refused.json())).toEqual([query.split('=')[0]]);
  }
  expect((await call('/spaces/1/assets?per_page=abc')).status).toBe(422);
  const entry = { datasource_entry: { name: odd, value: odd, datasource_id: huge } };
  const refused = await call('/spaces/1/datasource_entries', { method: 'POST', body: entry });
  expect(refused.status).toBe(422);
});
