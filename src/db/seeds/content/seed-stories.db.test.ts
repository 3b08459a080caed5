import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import {
  checkStory,
  getSpace,
  getStory,
  listFolders,
  listStories,
  listTree,
} from '#src/domain/content/index.server.ts';
import { storyListQuerySchema, storyQuerySchema } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { AssetField } from '#src/domain/media/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import brands from '../demo/copy/brands.json' with { type: 'json' };
import pages from '../demo/copy/pages.json' with { type: 'json' };
import services from '../demo/copy/services.json' with { type: 'json' };
import site from '../demo/copy/site.json' with { type: 'json' };
import team from '../demo/copy/team.json' with { type: 'json' };
import { pageStories } from './page-stories.ts';
import { seedStories } from './seed-stories.ts';

let database: Database;
let ctx: Ctx;

const copy = { pages, services, team, brands, site };

const picture: AssetField = {
  fieldtype: 'asset',
  id: 7,
  filename: '/f/1/1600x1000/abc/truck.jpg',
  alt: 'Alt of the file',
  name: '',
  focus: '800x500:801x501',
  title: '',
  source: '',
  copyright: '',
  meta_data: { alt: 'Alt of the file', alt__i18n__es: 'Alt del archivo' },
  is_external_url: false,
};

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedStories(ctx, { copy, resolveImage: ({ key }) => fileOf(key) });
});
afterAll(() => database.close());

/** A picture for every query, and each film's own files. */
function fileOf(key: string | undefined): AssetField {
  const [, name] = /^film:(.+)$/.exec(key ?? '') ?? [];
  return name ? { ...picture, filename: `/f/1/x/abc/${name}` } : picture;
}

function story(slug: string, language?: string) {
  const parsed = storyQuerySchema.parse({ slug, language });
  return getStory({ ...ctx, actor: { kind: 'visitor' } }, parsed);
}

async function listed(params: Record<string, string>) {
  const query = storyListQuerySchema.parse({ per_page: '100', ...params });
  return (await listStories(ctx, query)).stories;
}

/** All objects inside, the story's content first. */
function bloksIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(bloksIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(bloksIn);
  return 'component' in value ? [value as Record<string, unknown>, ...inner] : inner;
}

test('every page of the copy is a published story at its address', async () => {
  const pages = (await listed({})).filter(({ content }) => content.component === 'page');
  expect(pages.map(({ full_slug }) => full_slug)).toEqual([
    'home',
    'services/',
    'services/lift-kits',
    'services/custom-wheels',
    'services/off-road-accessories',
    'services/4x4-customization',
    'gallery/',
    'gallery/ford',
    'gallery/chevrolet',
    'gallery/gmc',
    'gallery/ram',
    'gallery/dodge',
    'gallery/jeep',
    'gallery/toyota',
    'gallery/nissan',
    'gallery/lexus',
    'careers/',
    'templates/careers-job',
    'contact',
    'meet-the-team',
    'store/lift-kits',
    'store/wheels',
    'store/tires',
    'templates/store-wheel',
    'appointment',
    'build/',
    'build/complete',
    'terms',
    'privacy',
    'offline',
    'errors/404',
  ]);
});

test('people, makers and services are stories in folders of their own', async () => {
  const team = await listed({ starts_with: 'team', is_startpage: '0', sort_by: 'name' });
  expect(team).toHaveLength(8);
  expect(team[0]).toMatchObject({
    content: { component: 'team-member', years: expect.any(Number) },
  });
  expect(await listed({ starts_with: 'brands', is_startpage: '0' })).toHaveLength(16);
  expect(await listed({ starts_with: 'service-items/' })).toHaveLength(10);
});

test('the order of the files is the order of the editor', async () => {
  const people = await listed({ starts_with: 'team/' });
  expect(people.map(({ content }) => content.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a slot of the copy is a blok of its own name with its parameters as fields', async () => {
  const { content } = await story('home');
  const body = content.body as Record<string, unknown>[];
  expect(body).toContainEqual(expect.objectContaining({ component: 'recent-builds', limit: 3 }));
  const metrics = body.find(({ component }) => component === 'metrics');
  expect(metrics?.items).toContainEqual({
    _uid: expect.any(String),
    component: 'metric',
    value: 6,
    label: 'bays',
  });
});

test('no slot, no text in two languages and no placeholder film is left', async () => {
  const text = JSON.stringify([await listed({}), await listed({ language: 'es' })]);
  expect(text).not.toContain('x-slot');
  expect(text).not.toContain('"es":');
  expect(text).not.toContain('__i18n__');
  expect(text).not.toContain('/media/film/');
});

test('pictures and links have the wire format, with the words of the copy', async () => {
  const { content } = await story('home');
  const [hero] = content.body as Record<string, unknown>[];
  expect(hero).toMatchObject({
    type: 'video',
    asset: {
      ...picture,
      filename: '/f/1/x/abc/home-1280.mp4',
      alt: 'A lifted truck crosses the desert at sundown',
      meta_data: {},
    },
    poster: '/f/1/x/abc/home.jpg',
    buttons: [
      {
        component: 'button',
        title: 'Start your Build',
        url: { fieldtype: 'multilink', linktype: 'url', url: '/build' },
      },
      {},
    ],
  });
});

test('a film is there in every size, WebM before MP4, and its still with it', async () => {
  const { content } = await story('gallery/');
  const film = bloksIn(content).find(({ component }) => component === 'VideoBackground');
  expect(film).toMatchObject({
    src: '/f/1/x/abc/lineup-1280.mp4',
    poster: '/f/1/x/abc/lineup.jpg',
  });
  expect(film?.sources).toMatchObject(
    [640, 1280, 1920].flatMap((res) =>
      ['webm', 'mp4'].map((type) => ({
        component: 'video-source',
        src: `/f/1/x/abc/lineup-${res}.${type}`,
        res,
        autoplay: true,
      })),
    ),
  );
});

test('without films their places have a still, and a hero is a picture', () => {
  const still = ({ key }: { key?: string }) => (key?.startsWith('film:') ? null : picture);
  const body = pageStories(pages, still).flatMap(({ content }) => bloksIn(content));
  const [film] = body.filter(({ component }) => component === 'VideoBackground');
  expect(film).toMatchObject({ src: '', sources: [], poster: picture.filename });
  const [hero] = body.filter(({ component }) => component === 'hero');
  expect(hero).toMatchObject({ type: 'image', asset: { filename: picture.filename } });
});

test('Spanish has its own words down to the alternative text of a picture', async () => {
  const { content } = await story('home', 'es');
  expect(content).toMatchObject({
    seo_title: 'Taller off-road en Phoenix, AZ',
    body: [
      {
        title: 'Tu troca,',
        asset: { alt: 'Una troca levantada cruza el desierto al atardecer' },
      },
      ...Array(11).fill({}),
    ],
  });
});

test('lists of words are lists in each language', async () => {
  const spanish = (await story('service-items/fit-check', 'es')).content;
  expect(spanish.included).toContain('Altura de salpicaderas, las cuatro esquinas');
  expect(spanish.faq).toContainEqual(
    expect.objectContaining({ component: 'faq-item', q: '¿Necesito cita?' }),
  );
});

test('header, footer and banner are one story', async () => {
  const { content } = await story('site/global');
  expect(content).toMatchObject({
    component: 'global',
    callout_banner: [{ component: 'callout-banner', html: expect.stringContaining('<a href=') }],
    main_navigation: ['Services', 'Gallery', 'Careers', 'Contact'].map((label) => ({ label })),
    footer_columns: ['Services', 'Gallery', 'Store', 'Company'].map((title) => ({ title })),
    social_links: ['Facebook', 'Instagram'].map((network) => ({ network })),
  });
});

test('every blok has an identity that no other has', async () => {
  const uids = bloksIn((await listed({})).map(({ content }) => content)).map(({ _uid }) => _uid);
  expect(uids.length).toBeGreaterThan(400);
  expect(new Set(uids).size).toBe(uids.length);
});

test('seeding again keeps ids and content and raises the version once', async () => {
  const [stories, { version }] = [await listed({ sort_by: 'id' }), await getSpace(ctx)];
  await seedStories(ctx, { copy, resolveImage: ({ key }) => fileOf(key) });
  expect(await listed({ sort_by: 'id' })).toEqual(stories);
  expect((await getSpace(ctx)).version).toBe(version + 1);
});

test('nothing keeps a first text from being published again', async () => {
  const open = (await listFolders(ctx)).map(({ id }) => id);
  const stories = (await listTree(ctx, { open })).filter(({ isFolder }) => !isFolder);
  const issues = await Promise.all(stories.map(({ id }) => checkStory(ctx, { id })));
  expect(issues.flat()).toEqual([]);
});
