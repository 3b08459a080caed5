import { expect, test } from 'vitest';
import { isTest, readSources, type SourceFile } from './source-tree.ts';

/**
 * The order of the rooms: a room imports from rooms above it in this list, never from below, types included. Route
 * modules (`*.page.tsx`, `*.route.ts`) come last in their area, because a page may show any blok.
 * docs/architecture.md has the picture.
 */
const floors = [
  'lib',
  'drawing',
  'db/migrations',
  'domain',
  'web/words',
  'web/page',
  'web/browser',
  'web/ui',
  'web/boot',
  'web/offline',
  'web/forms',
  'web/brand',
  'web/install',
  'web/styles',
  'letters',
  'site/kit',
  'site/stories',
  'site/third-parties',
  'site/errors',
  'site/photo',
  'site/build',
  'site/contact',
  'site/booking',
  'site/build-sent',
  'site/sharing',
  'site/gallery',
  'site/store',
  'site/careers',
  'site/reviews',
  'site/services',
  'site/team',
  'site/legal',
  'site/offline',
  'site/api-docs',
  'site/bloks',
  'site/pages',
  'site/preview',
  'site/frame',
  'site/opening',
  'site pages',
  'office/kit',
  'office/access',
  'office/trucks',
  'office/sign-in',
  'office/account',
  'office/backups',
  'office/media',
  'office/outbox',
  'office/leads',
  'office/calendar',
  'office/careers',
  'office/experiments',
  'office/gallery',
  'office/supplier-fit',
  'office/supplier-feeds',
  'office/goods',
  'office/history',
  'office/insights',
  'office/pages',
  'office/people',
  'office/personal-data',
  'office/rates',
  'office/reviews',
  'office/settings',
  'office/setup',
  'office/today',
  'office/tokens',
  'office/frame',
  'office pages',
];

/** Rooms outside the list have their own rules in architecture.test.ts. */
const elsewhere = /^(?:db|http|server|adapters|root|routes|entry)/;

const product = readSources().filter((file) => !isTest(file) && !/\/examples\.ts$/.test(file.path));

function roomOf(path: string): string {
  const [, area = '', room = ''] = path.split('/');
  if (/\.(?:page\.tsx|route\.ts)$/.test(path)) return `${area} pages`;
  if (path === 'src/office/pages.ts') return 'office/kit';
  return /^(?:site|office|web)$/.test(area) ? `${area}/${room}` : area;
}

function floorOf(path: string): number {
  return floors.indexOf(roomOf(path));
}

function risingIn(file: SourceFile): string[] {
  const own = floorOf(file.path);
  return file.imports
    .filter(({ target }) => floorOf(target) > own)
    .map(({ target }) => `${file.path} imports ${target}`);
}

test('every room has its floor', () => {
  const rooms = new Set(product.map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => !floors.includes(room) && !elsewhere.test(room))).toEqual([]);
});

test('no room imports what stands above it, not even a type', () => {
  const housed = product.filter(({ path }) => floorOf(path) >= 0);
  expect(housed.length).toBeGreaterThan(2000);
  expect(housed.flatMap(risingIn)).toEqual([]);
});

/** Rooms without a door, whose files may all be imported; every other room of site and office has one. */
const shared =
  /^(?:lib|web\/|site\/(?:kit|stories|pages|bloks)$|office\/(?:kit|access)$|domain|db)/;
const isDoor = (path: string) => /\/index(?:\.server)?\.ts$/.test(path);

test('nobody reaches into a feature past its door', () => {
  const past = product
    .filter(({ path }) => path !== 'src/routes.ts' && path !== 'src/root.tsx')
    .flatMap((file) =>
      file.imports
        .filter(({ target }) => /^src\/(?:site|office)\/[^/]+\//.test(target) && !isDoor(target))
        .filter(({ target }) => folderOf(target) !== folderOf(file.path))
        .filter(({ target }) => !shared.test(folderOf(target)))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(past).toEqual([]);
});

function folderOf(path: string): string {
  return path.split('/').slice(1, 3).join('/');
}

test('no files import each other in a circle, not even for types', () => {
  const imports = new Map(
    product.map((file) => [file.path, file.imports.map(({ target }) => target)]),
  );
  expect(circlesIn(imports)).toEqual([]);
});

test('a circle is told file by file, without the way that leads to it', () => {
  const imports = new Map([
    ['page', ['table', 'money']],
    ['table', ['row', 'money']],
    ['row', ['menu']],
    ['menu', ['table']],
    ['money', []],
  ]);
  expect(circlesIn(imports)).toEqual(['table → row → menu → table']);
});

/** At least one cycle of each group of files that import each other. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const visited = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')];
    if (visited.has(path)) return [];
    visited.add(path);
    const longer = [...trail, path];
    return (imports.get(path) ?? []).flatMap((target) => visit(target, longer));
  };
  return [...imports.keys()].flatMap((path) => visit(path, []));
}
