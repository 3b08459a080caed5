import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentClient } from '#src/adapters/content-client.ts';
import type { Database } from '#src/db/client.ts';
import { seedStories } from '#src/db/seeds/content/seed-stories.ts';
import brands from '#src/db/seeds/demo/copy/brands.json' with { type: 'json' };
import pages from '#src/db/seeds/demo/copy/pages.json' with { type: 'json' };
import services from '#src/db/seeds/demo/copy/services.json' with { type: 'json' };
import site from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import team from '#src/db/seeds/demo/copy/team.json' with { type: 'json' };
import {
  createContentVersion,
  getSpace,
  publishStory,
  saveStory,
  unpublishStory,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createContentApp, publishedStory, testTokens } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

const { publicToken, previewToken } = testTokens;
let database: Database;
let ctx: Ctx;
let app: ReturnType<typeof createContentApp>;
let server: ServerType;
let endpoint: string;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  const copy = { pages, services, team, brands, site };
  await seedStories(ctx, { copy, resolveImage: () => null });
  app = createContentApp(ctx);
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  server = serve(
    { fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false },
    resolve,
  );
  endpoint = `http://127.0.0.1:${(await listening).port}/v2`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

/** The site's client in this process, counting requests to the service. */
function siteClient() {
  const requests: string[] = [];
  const version = createContentVersion({ db: database.db, clock: ctx.clock });
  const client = createContentClient({
    token: publicToken,
    hosted: false,
    version,
    fetch: async (request) => {
      requests.push(request.url);
      return app.fetch(request);
    },
  });
  return { client, version, requests };
}

test('the unmodified client lists brands and team from another process', async () => {
  const child = join(import.meta.dirname, 'list-content.ts');
  const args = [child, endpoint, publicToken, previewToken];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const seen = JSON.parse(stdout);
  const { version } = await getSpace(ctx);
  expect(seen.brands).toHaveLength(16);
  expect(seen.brands).toContain('brands/basaltline');
  expect(seen.team).toHaveLength(8);
  expect(seen.team).toEqual(seen.team.toSorted());
  expect(seen.first).toEqual({ perPage: 25, total: 66, sent: 25 });
  expect(seen.all).toBe(66);
  expect(seen.space).toMatchObject({ id: 1, name: 'Ironwood Off-Road', version });
  expect(seen.cv).toBe(version);
  expect(seen.home).toMatchObject({
    lang: 'es',
    content: { seo_title: expect.stringMatching(/^Taller/) },
  });
  expect(seen.missing).toEqual({ status: 404, message: 'This record could not be found' });
  expect(seen.refused).toEqual({ status: 401, message: 'Unauthorized' });
  expect(seen.draft).toBe('Home');
});

test('the site reads a story once for each content version', async () => {
  const { client, version, requests } = siteClient();
  await version.refresh();
  const story = await publishedStory(ctx, { slug: 'once', name: 'First' });
  const [one, two] = await Promise.all([client.getStory('once'), client.getStory('once')]);
  expect([one?.name, two?.name]).toEqual(['First', 'First']);
  expect(requests).toHaveLength(1);
  await saveStory(ctx, { id: story.id, name: 'Second' });
  expect((await client.getStory('once'))?.name).toBe('First');
  await publishStory(ctx, { id: story.id });
  expect((await client.getStory('once'))?.name).toBe('Second');
  await unpublishStory(ctx, { id: story.id });
  expect(await client.getStory('once')).toBeNull();
  expect(requests).toHaveLength(3);
});

test('a list has all of its pages, in order, and belongs to whoever asked', async () => {
  const { client, version, requests } = siteClient();
  await version.refresh();
  const query = { startsWith: 'brands', isStartpage: false, sortBy: 'name', perPage: 5 };
  const brands = await client.listStories(query);
  const names = brands.map(({ name }) => name);
  expect(names).toHaveLength(16);
  expect(names).toEqual(names.toSorted());
  expect(requests).toHaveLength(4);
  brands.reverse();
  expect((await client.listStories(query)).map(({ name }) => name)).toEqual(names);
  expect(requests).toHaveLength(4);
  expect((await client.listStories({ ...query, page: 4 })).map(({ name }) => name)).toEqual(
    names.slice(15),
  );
});

test('the team is asked for by name, as the specification has it', async () => {
  const { client, version, requests } = siteClient();
  await version.refresh();
  const { people } = (await loadBlok({ component: 'team-grid' }, { content: client })) as {
    people: { name: string }[];
  };
  const names = people.map(({ name }) => name.toLowerCase());
  expect(names).toHaveLength(8);
  expect(names).toEqual(names.toSorted());
  const [asked] = requests.map((url) => new URL(url).searchParams);
  expect(asked?.get('starts_with')).toBe('team/');
  expect(asked?.get('sort_by')).toBe('name:asc');
  expect(asked?.get('is_startpage')).toBe('false');
});

test('a language has its own memory', async () => {
  const { client, version } = siteClient();
  await version.refresh();
  expect((await client.getStory('contact'))?.lang).toBe('default');
  expect((await client.getStory('contact', { locale: 'es' }))?.lang).toBe('es');
});

test.each([
  '..',
  '../spaces/me',
  'home/../../spaces/me',
  '',
  '.',
  '1001',
  'a//b',
  'nowhere?version=draft',
  '%2e%2e',
])('the address %j reaches no story', async (slug) => {
  const { client, version, requests } = siteClient();
  await version.refresh();
  expect(await client.getStory(slug)).toBeNull();
  for (const url of requests) expect(new URL(url).pathname).toMatch(/^\/v2\/cdn\/stories\/./);
});

test('another process has content by token over HTTP, and learns of new versions', async () => {
  const version = createContentVersion({ db: database.db, clock: ctx.clock });
  const client = createContentClient({
    token: publicToken,
    hosted: true,
    endpoint,
    version,
    fetch: () => Promise.reject(new Error('stays inside the process')),
  });
  await version.refresh();
  const story = await publishedStory(ctx, { slug: 'remote', name: 'Before' });
  expect(await client.version()).toBe((await getSpace(ctx)).version - 1);
  await version.refresh();
  expect((await client.getStory('remote'))?.name).toBe('Before');
  await saveStory(ctx, { id: story.id, name: 'After' });
  await publishStory(ctx, { id: story.id });
  await version.refresh();
  expect((await client.getStory('remote'))?.name).toBe('After');
});
