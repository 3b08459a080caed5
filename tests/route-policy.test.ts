import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { scopes } from '#src/domain/auth/index.ts';
import { isHidden } from '#src/domain/content/index.ts';
import { createHttpApp, type HttpOptions } from '#src/http/app.ts';
import { guardOf, routePolicy } from '#src/http/route-policy.ts';
import { pageAccess } from '#src/office/access/pages-outside-the-office.ts';
import { adminPolicy, adminRoutes } from '#src/office/pages.ts';
import pageRoutes from '#src/routes.ts';

/** Only the table of routes is read, so their modules need not exist. */
const http = createHttpApp({
  contentTokens: { publicToken: 'public', previewToken: 'preview' },
  management: { managementToken: 'management', components: () => [], publicOrigin: null },
  assets: { cacheFolder: '' },
  drawings: {},
  embeds: {},
  sharePictures: { cacheFolder: '' },
  pagePictures: { cacheFolder: '' },
  install: { cacheFolder: '' },
  brand: {},
  createLimit: () => ({ rule: {}, take: async () => ({}) }),
  news: {},
  lifecycle: { draining: false },
  diskSpace: () => ({ isLow: false, freeBytes: 0, neededBytes: 0 }),
  documents: {},
  metrics: null,
} as unknown as HttpOptions);

const httpRoutes = http.routes.filter(({ path }) => path !== '/*');

test('every route outside the pages has a line of policy', () => {
  const without = httpRoutes.filter(({ path }) => guardOf(path) === null);
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every line of policy is about a route', () => {
  const patterns = httpRoutes.map(({ path }) => path);
  const unused = routePolicy.filter(({ path }) =>
    path.endsWith('*')
      ? !patterns.some((pattern) => pattern.startsWith(path.slice(0, -1)))
      : !patterns.includes(path),
  );
  expect(unused).toEqual([]);
});

type Page = { path: string; file: string; parents: string[] };

/** The pages of the router's table with the files of their layouts. */
function flatten(entries: readonly RouteConfigEntry[], path = '', parents: string[] = []): Page[] {
  return entries.flatMap((entry) => {
    const whole = `${path}/${entry.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const { children } = entry;
    if (children) return flatten(children, whole, [...parents, entry.file]);
    return [{ path: whole, file: entry.file, parents }];
  });
}

const pages = flatten(await pageRoutes);
const isSite = ({ parents }: Page) => parents.includes('site/frame/layout.page.tsx');
const isOffice = ({ parents }: Page) => parents.includes('office/frame/layout.page.tsx');

test('every page outside the site’s frame says who may see it', () => {
  const without = pages.filter(
    (page) => !isSite(page) && !isOffice(page) && !pageAccess(page.path),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('every page under /admin is inside the guarded layout and has a scope', () => {
  const office = pages.filter(({ path }) => /^\/admin(\/|$)/i.test(path));
  expect(office.filter((page) => !isOffice(page))).toEqual([]);
  expect(office).toHaveLength(adminRoutes.length);
  for (const { path } of office) {
    expect([...scopes, 'signed-in'], path).toContain(adminPolicy(path.slice(1)));
  }
});

test('the layout of the back office begins with its guard', () => {
  const layout = readFileSync('src/office/frame/layout.page.tsx', 'utf8');
  expect(layout).toMatch(/export const middleware: [^=]+= \[guardAdmin\]/);
});

test('pages of the site ask nobody to sign in, and no page of theirs is named like the office', () => {
  for (const { path, file } of pages.filter(isSite)) {
    if (!path.startsWith('/api/docs'))
      expect(path).not.toMatch(/^\/(admin|api|login|p|v1|v2)(\/|$)/i);
    expect(readFileSync(`src/${file}`, 'utf8')).not.toContain('src/office/');
  }
});

/** A path that the route matches, in the form of a story's full slug. */
function sampleOf(path: string): string {
  return path
    .replace(/^\//, '')
    .replace(/:version\{v\[12\]\}/, 'v2')
    .replace(/:\w+(?:\{[^}]*\})?/g, '1')
    .replace(/\/?\*$/, '');
}

/** Shows the story that is at its own path. */
function isStoryPage({ path, file }: Page): boolean {
  const source = readFileSync(`src/${file}`, 'utf8');
  const slugs = [...source.matchAll(/loadStory\(args, ['`]([^'`]+)['`]/g)].map(
    ([, slug = '']) => slug,
  );
  const asked = slugs.map((slug) => slug.replace(/\$\{[^}]*\}/g, '1'));
  return path === '/' || path === '/*' || asked.includes(sampleOf(path));
}

/** A slug has no dot, and does not start with an underscore. */
const canBeSlug = (address: string) => /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(address);

test('no story can be put at an address that the site answers itself', () => {
  const ofPages = pages.filter((page) => !isStoryPage(page)).map(({ path }) => sampleOf(path));
  const ofHttp = httpRoutes
    .filter(({ path }) => !path.includes('.'))
    .map(({ path }) => sampleOf(path));
  const open = [...new Set([...ofPages, ...ofHttp])]
    .filter(canBeSlug)
    .filter((fullSlug) => !isHidden({ fullSlug, isFolder: false }));
  expect(open).toEqual([]);
  for (const fullSlug of ['api', 'login', 'admin', 'es', 'livez', 'v2', 'f']) {
    expect(isHidden({ fullSlug, isFolder: true }), fullSlug).toBe(true);
  }
});

test('and stories may be wherever a page shows them', () => {
  const shown = pages.filter((page) => isStoryPage(page)).map(({ path }) => sampleOf(path));
  expect(shown.filter((fullSlug) => isHidden({ fullSlug, isFolder: false }))).toEqual([]);
  for (const fullSlug of ['spring-sale', 'brands/method', 'team/ana', 'templates/store-wheel']) {
    expect(isHidden({ fullSlug, isFolder: false }), fullSlug).toBe(false);
  }
  expect(isHidden({ fullSlug: 'store', isFolder: true })).toBe(false);
});
