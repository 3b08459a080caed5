import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mediaAssets } from '#src/db/schema/media.ts';
import {
  binStory,
  createToken,
  publishStory,
  saveStory,
  scheduleStory,
  unpublishStory,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { HttpEnv } from '#src/http/http-env.ts';
import { librarySecret, seedLibrary } from '#tests/factories/content-library.ts';
import {
  createContentApp,
  draftStory,
  folder,
  publishedStory,
} from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

const secret = librarySecret;
const secretSlug = secret.toLowerCase();
let database: Database;
let ctx: Ctx;
let app: Hono<HttpEnv>;
let tokens: string[];
let keys: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedLibrary(ctx);
  await seedSecrets();
  app = createContentApp(ctx);
  const made = await createToken(ctx, { name: 'App', access: 'public' });
  const others = await Promise.all(
    (['asset', 'management'] as const).map((access) => createToken(ctx, { name: access, access })),
  );
  tokens = ['public-token', made.token, ...others.map(({ token }) => token)];
  const { rows } = await database.pool.query('select id, uuid, full_slug from content_stories');
  keys = rows.flatMap(({ id, uuid, full_slug }) => [String(id), uuid, full_slug]);
});
afterAll(() => database.close());

/** Everything that is not public, recognizable by the same words. */
async function seedSecrets() {
  const text = { component: 'article', title: secret, title__i18n__es: secret, tags: [secret] };
  const closed = await folder(ctx, secretSlug);
  await draftStory(ctx, { slug: 'inside', parentId: closed.id, content: text, tagList: [secret] });
  const scheduled = await draftStory(ctx, {
    slug: `${secretSlug}-soon`,
    name: secret,
    content: text,
  });
  const dueAt = ctx.clock.now().add({ hours: 1 }).toString();
  await scheduleStory(ctx, { id: scheduled.id, action: 'publish', dueAt });
  const binned = await publishedStory(ctx, {
    slug: `${secretSlug}-gone`,
    name: secret,
    content: text,
  });
  await binStory(ctx, { id: binned.id });
  const closedAgain = await publishedStory(ctx, {
    slug: `${secretSlug}-shut`,
    name: secret,
    content: text,
  });
  await unpublishStory(ctx, { id: closedAgain.id });
  const [asset] = await database.db
    .insert(mediaAssets)
    .values({
      hash: 'private',
      fileName: `${secretSlug}.jpg`,
      contentType: 'image/jpeg',
      bytes: 1,
      widthPx: 1,
      heightPx: 1,
      alt: { en: secret, es: secret },
      isPrivate: true,
    })
    .returning();
  // A page that refers to all of it: what it refers to must not be shown.
  const named = [scheduled, binned, closedAgain].map(({ uuid }) => uuid);
  const pointing = await publishedStory(ctx, {
    slug: 'pointing',
    content: {
      component: 'article',
      author: named,
      others: named,
      links: named.map((id) => ({ fieldtype: 'multilink', linktype: 'story', id, url: '' })),
      picture: { fieldtype: 'asset', id: asset?.id, filename: '' },
    },
  });
  await publishStory(ctx, { id: pointing.id });
  await saveStory(ctx, { id: pointing.id, name: secret, content: text });
}

const word = fc.constantFrom(
  secret,
  secretSlug,
  `${secretSlug}*`,
  '*',
  'draft',
  '1',
  '0',
  'article',
);
const named = (...names: string[]) => fc.tuple(fc.constantFrom(...names), word);
const parameter = fc.oneof(
  named('version', 'version[]', 'Version', 'cv', 'from_release', 'preview'),
  named('starts_with', 'by_slugs', 'excluding_slugs', 'search_term', 'with_tag', 'content_type'),
  named('by_uuids', 'by_ids', 'find_by', 'level', 'is_startpage', 'in_workflow_stages', 'search'),
  named('filter_query[title][like]', 'filter_query[title][in]', 'filter_query[__or][][title][in]'),
  named('filter_query[tags][any_in_array]', 'filter_query[title][is]', 'datasource', 'dimension'),
  fc.constantFrom<[string, string]>(
    ['version', 'draft'],
    ['version', 'published'],
    ['resolve_relations', 'article.author,article.others,hub.authors,author.team'],
    ['resolve_level', '2'],
    ['resolve_links', 'story'],
    ['resolve_links', 'url'],
    ['resolve_links', 'link'],
    ['resolve_links_level', '2'],
    ['resolve_assets', '1'],
    ['include_dates', '1'],
    ['language', 'es'],
    ['fallback_lang', 'es'],
    ['sort_by', 'content.title:desc'],
    ['per_page', '100'],
    ['updated_at_gt', '2000-01-01 00:00'],
    ['published_at_lt', '2099-01-01 00:00'],
  ),
);
const places = [
  'stories',
  'links',
  'tags',
  'datasources',
  'datasource_entries',
  'experiments',
  'spaces/me',
  'stories/article',
  'stories/pointing',
  'stories/hub',
  'assets',
];
const place = fc.oneof(
  fc.constantFrom(...places),
  fc
    .tuple(fc.constantFrom('stories', 'links', 'datasources'), fc.nat())
    .map(([kind, index]) => ({ kind, index })),
);

async function read(path: string, params: [string, string][]) {
  const query = new URLSearchParams([...params, ['cv', '1']]);
  const response = await app.request(`/v2/cdn/${path}?${query}`);
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, bytes: (headers + (await response.text())).toLowerCase() };
}

test('no parameter, relation, link or search shows a byte of what is not public', async () => {
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.array(parameter, { maxLength: 5 }),
      fc.nat(),
      async (where, params, pick) => {
        const path =
          typeof where === 'string' ? where : `${where.kind}/${keys[where.index % keys.length]}`;
        const token = tokens[pick % tokens.length] ?? '';
        const { bytes } = await read(path, [['token', token], ...params]);
        expect(bytes).not.toContain(secretSlug);
      },
    ),
    { numRuns: 400 },
  );
});

test('nor can anybody guess it letter by letter: a search for it finds nothing', async () => {
  const questions: [string, string][] = [
    ['filter_query[title][like]', `${secret.slice(0, 8)}*`],
    ['filter_query[title][in]', secret],
    ['filter_query[tags][any_in_array]', secret],
    ['search_term', secret.slice(0, 8)],
    ['with_tag', secret],
    ['starts_with', secretSlug.slice(0, 5)],
    ['by_slugs', `${secretSlug.slice(0, 5)}*`],
  ];
  for (const question of questions) {
    const { bytes } = await read('stories', [['token', 'public-token'], question]);
    expect(bytes).toContain('["total","0"]');
  }
});

test('the same words are found with the preview token: the test looks for what is there', async () => {
  const { bytes } = await read('stories', [
    ['token', 'preview-token'],
    ['version', 'draft'],
    ['search_term', secret],
  ]);
  expect(bytes).toContain(secretSlug);
  expect(bytes).toContain('["total","6"]');
});
