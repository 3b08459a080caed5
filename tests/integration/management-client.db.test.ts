import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServerType, serve } from '@hono/node-server';
import { createManagementApiClient } from '@storyblok/management-api-client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { saveExperiment } from '#src/domain/experiments/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createManagementApp, managementToken } from '#tests/factories/management.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

let database: Database;
let server: ServerType;
let seen: Record<string, Record<string, unknown>>;
const experiment = {
  experimentId: 'hero-words',
  name: 'hero-words',
  displayName: 'Fewer words in the hero',
  ownerName: 'Rosa',
  sections: 1,
  weight: 1,
  maxAgeSeconds: 604_800,
  eligibility: { locales: [], devices: [] },
  goal: 'build_started' as const,
  variants: [
    { name: 'As it is', weight: 1 },
    { name: 'Shorter', weight: 1 },
  ],
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
};
const folder = mkdtempSync(join(tmpdir(), 'ironwood-manage-'));

beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await saveExperiment(ctx, { id: null, version: 0, input: experiment });
  const app = createManagementApp(ctx);
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  server = serve(
    { fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false },
    resolve,
  );
  const origin = `http://127.0.0.1:${(await listening).port}`;
  const picture = join(folder, 'truck.png');
  const red = { width: 64, height: 48, channels: 3 as const, background: '#a33' };
  writeFileSync(picture, await sharp({ create: red }).png().toBuffer());
  const child = join(import.meta.dirname, 'manage-content.ts');
  const args = [child, origin, managementToken, picture];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  seen = JSON.parse(stdout);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  server.close();
  await database.close();
});

test('the unmodified client creates, changes and publishes stories', () => {
  expect(seen.created).toMatchObject({
    full_slug: 'landing/summer',
    published: false,
    content: { component: 'page', seo_title: 'By the client', _uid: expect.any(String) },
  });
  expect(seen.updated).toMatchObject({ name: 'Summer 2', content: { seo_title: 'Changed' } });
  expect(seen.published).toMatchObject({ published: true, unpublished_changes: false });
  expect(seen.changedAfter).toMatchObject({
    full_slug: 'landing/sun',
    unpublished_changes: true,
    content: { seo_title: 'Changed' },
  });
});

test('a client that is told to wait comes again until all is written', async () => {
  const app = createManagementApp(createTestContext(database.db), { oauth: 3, personal: 5 });
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  const strict = serve(
    { fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false },
    resolve,
  );
  const baseUrl = `http://127.0.0.1:${(await listening).port}`;
  const settings = { personalAccessToken: managementToken, spaceId: 1, baseUrl };
  const client = createManagementApiClient({ ...settings, rateLimit: false });
  const names = Array.from({ length: 8 }, (_, number) => `tag ${number}`);
  const answers = await Promise.all(
    names.map((name) => client.internalTags.create({ body: { internal_tag: { name } } })),
  );
  expect(answers.map(({ data }) => data?.internal_tag?.name)).toEqual(names);
  strict.close();
});

test('a taken slug is refused in the service’s words', () => {
  expect(seen.twin).toMatchObject({
    status: 422,
    error: { response: { data: { slug: ['has already been taken'] } } },
  });
});

test('the client lists, finds, duplicates and bins stories, and reads their history', () => {
  const events = (seen.versions as unknown as { event: string }[]).map(({ event }) => event);
  expect(events).toEqual(['save', 'publish', 'save', 'create']);
  expect(seen.duplicate).toMatchObject({ name: 'Autumn', full_slug: 'landing/autumn' });
  const listed = seen.listed as unknown as { name: string; content?: unknown }[];
  expect(listed.map(({ name }) => name)).toEqual(['Autumn', 'Summer 3']);
  expect(listed[0]?.content).toBeUndefined();
  expect(seen.found).toMatchObject({ stories: [expect.any(Object)] });
  expect(seen.one).toMatchObject({ name: 'Summer 3', content: { component: 'page' } });
  expect(seen.deleted).toMatchObject({ deleted_at: expect.any(String), published: false });
  expect(seen.trash).toMatchObject([{ name: 'Summer 3' }]);
  expect(seen.missing).toBe(404);
});

test('the words of a story go to a translator and come back into its Spanish', () => {
  expect(seen.texts).toMatchObject({
    exported: 'Changed',
    page: String(seen.one?.id),
    spanish: 'Del traductor',
    content: { seo_title: 'Changed', seo_title__i18n__es: 'Del traductor' },
  });
  expect(JSON.stringify(seen.texts?.foreign)).toContain('is another story');
});

test('presets are kept, changed and let go of', () => {
  expect(seen.presets).toMatchObject({
    made: { name: 'Summer', preset: { component: 'hero', title: 'Summer hours', style: 'dark' } },
    twin: 422,
    changed: { name: 'Fall', preset: { title: 'Fall hours' } },
    ofHero: 1,
    ofNone: 0,
    one: { name: 'Fall', space_id: 1 },
    deleted: 204,
    gone: 404,
  });
});

test('the client reads experiments and starts one; they are set up in the back office', () => {
  const wheels = {
    name: 'hero-words',
    status: 'draft',
    experiment_variants: [
      { display_name: 'As it is', weight: 50, is_control: true },
      { display_name: 'Shorter', weight: 50, is_control: false },
    ],
  };
  expect(seen.experiments).toMatchObject({
    listed: [wheels],
    started: [{ name: 'hero-words', status: 'running' }],
    one: { experiment: { name: 'hero-words', status: 'running' } },
    missing: 404,
    made: 422,
  });
});

test('the client reads components, and who it is', () => {
  expect(seen.components).toBeGreaterThan(50);
  expect(seen.hero).toMatchObject({
    display_name: expect.any(String),
    schema: {
      title: { type: 'text', required: true, translatable: true, pos: expect.any(Number) },
    },
  });
  expect(seen.user).toMatchObject({ friendly_name: 'Management API' });
  expect(seen.stranger).toBe(401);
});

test('the client uploads a picture in three steps into a folder', () => {
  expect(seen.asset).toMatchObject({
    filename: expect.stringMatching(/^\/f\/1\/64x48\/[^/]+\/truck\.png$/),
    content_type: 'image/png',
    alt: 'A truck in the desert',
    asset_folder_id: seen.assetFolder?.id,
  });
  expect(seen.assets).toBe(1);
  expect(seen.assetDeleted).toBe(200);
});

test('the client keeps datasources, their entries and internal tags', () => {
  expect(seen.datasource).toMatchObject({
    slug: 'colours',
    dimensions: [{ name: 'Spanish', entry_value: 'es' }],
  });
  expect(seen.entryChanged).toBe(204);
  expect(seen.entries).toMatchObject({ datasource_entries: [{ name: 'red', value: 'Dark red' }] });
  expect(seen.tag).toMatchObject({ name: 'T', object_type: 'asset' });
});

test('the clients for JavaScript, of today and of version 4.5.8, write too', () => {
  for (const name of ['current', 'old']) {
    expect(seen[name]?.read).toMatchObject({ story: { name: `${name} again`, published: true } });
    expect(JSON.stringify(seen[name]?.refused)).toContain('422');
  }
  expect(JSON.stringify(seen.current?.refused)).toContain('Write a name');
});
