import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { type Import, isTest, readSources, type SourceFile } from './source-tree.ts';

/** Who may import whom: docs/architecture.md. These tests keep the rules from being broken. */
const tiers: Record<string, number> = {
  facts: -1,
  audit: -1,
  brand: -1,
  requests: -1,
  'traffic-sources': -1,
  settings: 0,
  mail: 0,
  integrations: 0.5,
  analytics: 1,
  experiments: 2.5,
  auth: 1,
  backups: 1,
  news: 2,
  rates: 1,
  media: 1,
  content: 2,
  catalog: 2,
  reviews: 2,
  careers: 3,
  fitment: 3,
  vin: 3,
  feeds: 4,
  store: 4,
  gallery: 4,
  builds: 4,
  quotes: 5,
  goods: 5,
  'supplier-fit': 6,
  'supplier-feeds': 7,
  leads: 6,
  appointments: 7,
  'time-zone': 8,
  'build-reminders': 7,
  'personal-data': 8,
  exports: 8,
  search: 8,
  snapshots: 7,
  votes: 8,
};

const sources = readSources();
const product = sources.filter((file) => !isTest(file));

function breaches(
  files: SourceFile[],
  isAllowed: (target: string, file: SourceFile, imported: Import) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => !isAllowed(imported.target, file, imported))
      .map((imported) => `${file.path} imports ${imported.target}`),
  );
}

const below =
  (...folders: string[]) =>
  (file: SourceFile) =>
    folders.some((folder) => file.path.startsWith(folder));
const isServerOnly = (path: string) => /\.server\.tsx?$/.test(path);
const moduleOf = (path: string) => /^src\/domain\/([^/]+)\//.exec(path)?.[1];
/** The solver has its own entry point, so that pages which only judge a build do not load it. */
const isDoor = (path: string) =>
  /^src\/domain\/([^/]+\/(index|ports)(\.server)?|fitment\/solve)\.ts$/.test(path);
const isDomainRoot = (path: string) => /^src\/domain\/[^/]+\.ts$/.test(path);
const isPureDomain = (path: string) => path.startsWith('src/domain/') && !isServerOnly(path);

test('lib imports nothing of ours', () => {
  expect(breaches(product.filter(below('src/lib/')), (to) => to.startsWith('src/lib/'))).toEqual(
    [],
  );
});

test('the drawing imports lib only, and has one door', () => {
  const own = product.filter(below('src/drawing/'));
  expect(breaches(own, (to) => /^src\/(lib|drawing)\//.test(to))).toEqual([]);
  const art = readSources('art').filter((file) => !isTest(file));
  const others = [...product.filter((file) => !own.includes(file)), ...art];
  expect(
    breaches(others, (to) => !to.startsWith('src/drawing/') || to === 'src/drawing/index.ts'),
  ).toEqual([]);
});

test('nothing of the site imports the programs that paint its pictures', () => {
  expect(breaches(product, (to) => !to.startsWith('art/'))).toEqual([]);
  expect(filesWith(/\bart\/(scenes|pictures|film)\b/, product)).toEqual([]);
});

test('db imports lib; only its seeds know the domain', () => {
  const db = product
    .filter(below('src/db/'))
    .filter((file) => !file.path.startsWith('src/db/seeds/'));
  expect(
    breaches(db, (to) => /^src\/(lib|db)\//.test(to) && !to.startsWith('src/db/seeds/')),
  ).toEqual([]);
});

test('pure domain files reach neither the database nor a server file', () => {
  const pure = product.filter((file) => isPureDomain(file.path));
  const found = breaches(pure, (to, file, { typeOnly }) => {
    if (isDomainRoot(file.path)) return typeOnly || isPureDomain(to);
    return to.startsWith('src/lib/') || isPureDomain(to);
  });
  expect(found).toEqual([]);
});

test('domain verbs use lib, db and the domain only', () => {
  const verbs = product.filter(
    (file) => file.path.startsWith('src/domain/') && isServerOnly(file.path),
  );
  const found = breaches(
    verbs,
    (to) => /^src\/(lib|db|domain)\//.test(to) && !to.startsWith('src/db/seeds/'),
  );
  expect(found).toEqual([]);
});

test('a domain module uses lower tiers only, and only through their doors', () => {
  const modules = product.filter((file) => moduleOf(file.path) !== undefined);
  const found = breaches(modules, (to, file) => {
    const own = moduleOf(file.path);
    const other = moduleOf(to);
    if (other === undefined || own === undefined || other === own) return true;
    return isDoor(to) && (tiers[other] ?? 99) < (tiers[own] ?? -2);
  });
  expect(found).toEqual([]);
});

test('every domain module has its tier', () => {
  const names = new Set(
    product.map((file) => moduleOf(file.path)).filter((name) => name !== undefined),
  );
  expect([...names].filter((name) => !(name in tiers))).toEqual([]);
});

test('other layers enter the domain through its doors', () => {
  const outside = product.filter(
    below(
      'src/site/',
      'src/office/',
      'src/web/',
      'src/letters/',
      'src/drawing/',
      'src/http/',
      'src/server/',
      'src/adapters/',
    ),
  );
  const found = breaches(outside, (to) => moduleOf(to) === undefined || isDoor(to));
  expect(found).toEqual([]);
});

const isRouteModule = (path: string) =>
  /\.(?:page\.tsx|route\.ts)$/.test(path) || path === 'src/root.tsx';
const pageRooms = ['src/web/', 'src/site/', 'src/office/', 'src/letters/', 'src/root.tsx'];

test('what reaches the browser imports no server file', () => {
  const browser = product
    .filter(below(...pageRooms))
    .filter((file) => !isServerOnly(file.path) && !isRouteModule(file.path))
    .filter((file) => file.path !== 'src/web/page/load-context.ts');
  expect(breaches(browser, (to, _, { typeOnly }) => typeOnly || !isServerOnly(to))).toEqual([]);
});

test('pages do not reach http, server, adapters or tables', () => {
  const found = breaches(
    product.filter(below(...pageRooms)),
    (to, _, { typeOnly }) => typeOnly || !/^src\/(http|server|adapters|db)\//.test(to),
  );
  expect(found).toEqual([]);
});

test('http knows the domain, not the pages nor the process', () => {
  const found = breaches(product.filter(below('src/http/')), (to, _, { typeOnly }) => {
    if (typeOnly) return !to.startsWith('src/server/');
    return /^src\/(http|domain|lib)\//.test(to);
  });
  expect(found).toEqual([]);
});

test('adapters implement ports and know nothing else', () => {
  const found = breaches(
    product.filter(below('src/adapters/')),
    (to, _, { typeOnly }) =>
      typeOnly ||
      /^src\/(adapters|lib)\//.test(to) ||
      /\/(ports|errors)\.ts$/.test(to) ||
      isDoor(to),
  );
  expect(found).toEqual([]);
});

function filesWith(pattern: RegExp, files: SourceFile[], except: string[] = []): string[] {
  return files
    .filter((file) => pattern.test(file.text) && !except.includes(file.path))
    .map((file) => file.path);
}

test('process.env is read in one file', () => {
  expect(filesWith(/process\.env/, product)).toEqual(['src/server/env.ts']);
});

test('the clock and random ids come from the context', () => {
  const domain = product.filter(below('src/domain/'));
  const impure =
    /\bDate\.now\(|new Date\(\)|Math\.random\(|randomUUID\(|Temporal\.Now|randomBytes\(/;
  expect(filesWith(impure, domain)).toEqual([]);
});

test('no time zone is written down: the shop’s settings have it', () => {
  const files = product.filter(({ path }) => !/\/examples\.ts$/.test(path));
  const zone = /['"](?:America|Pacific)\/[A-Z]\w+['"]|\d[+-]0\d:00['"`]/;
  const choices = ['src/domain/settings/time-zones.ts'];
  // A comment may describe one.
  const bare = files.map((file) => ({
    ...file,
    text: file.text.replace(/\/\*\*[\s\S]*?\*\/|\/\/ .*/g, ''),
  }));
  expect(filesWith(zone, bare, choices)).toEqual([]);
});

test('only adapters, and the browser’s own clients, call fetch', () => {
  const outside = product.filter((file) => !file.path.startsWith('src/adapters/'));
  const clients = [
    'src/site/build/saving/api-client.ts',
    'src/site/offline/worker/network.ts',
    'src/web/forms/queue/form-queue.ts',
    'src/site/preview/preview-client.ts',
    'src/office/pages/editor/editor-client.ts',
    'src/office/media/media-client.ts',
    'src/office/goods/figure-client.ts',
    'src/office/goods/vehicles/check-client.ts',
    'src/office/pages/fields/page-client.ts',
  ];
  expect(filesWith(/(?<![.\w])fetch\(/, outside, clients)).toEqual([]);
});

test('no source, test, tool or style sheet grows past 300 lines', () => {
  const written = ['src', 'art', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const tooLong = written
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(tooLong).toEqual([]);
});

test('no function is longer than 60 lines', () => {
  const written = ['src', 'art', 'tools'].flatMap((folder) => readSources(folder));
  const found = written.filter((file) => !isTest(file)).flatMap(longFunctionsOf);
  expect(found).toEqual([]);
});

/** Where each function past 60 lines starts, and how many it has. */
function longFunctionsOf({ path, text, lines }: SourceFile): string[] {
  const found: string[] = [];
  const countLines = (from: number, to: number) => text.slice(from, to).split('\n').length;
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node)) {
      const length = countLines(node.start, node.end);
      // A shorter function cannot contain a longer one.
      if (length <= 60) return;
      if (/^(?:Arrow)?Function(?:Declaration|Expression)$/.test(node.type)) {
        found.push(`${path}:${countLines(0, node.start)} has ${length} lines`);
      }
    }
    Object.values(node).forEach(visit);
  }
  if (lines > 60) visit(parseSync(path, text).program);
  return found;
}

type Node = { type: string; start: number; end: number };

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value;
}

test('nothing in the repository names the place where it was made', () => {
  expect(filesWith(/\/work\/|\.\.\/shared\b|registry\.npmjs/, sources)).toEqual([]);
});
