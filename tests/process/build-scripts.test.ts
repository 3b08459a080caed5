import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';

type Loaded = { module: string; parentId?: string; clientLoaderModule?: string };
type Manifest = { entry: Loaded; routes: Record<string, Loaded> };

const mostBytes = 60 * 1024;
const assets = sourcePath('build/client/assets');
const [manifestPath = ''] = globSync(join(assets, 'manifest-*.js'));
const manifest = JSON.parse(
  readFileSync(manifestPath, 'utf8')
    .replace(/^[^{]*/, '')
    .replace(/;?\s*$/, ''),
) as Manifest;

/** All static imports of these files. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const code = readFileSync(join(assets, file), 'utf8');
    const imported = code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    waiting.push(...[...imported].map(([, name = '']) => name));
  }
  return reached;
}

function scriptsOfRoute(id: string): string[] {
  const route = manifest.routes[id];
  if (!route) throw new Error(`No route ${id}`);
  const own = [route.module, ...(route.clientLoaderModule ? [route.clientLoaderModule] : [])];
  const parents = route.parentId ? scriptsOfRoute(route.parentId) : [manifest.entry.module];
  return [...own, ...parents].map((path) => basename(path));
}

/** The file whose name starts with this; of several, the one with this text in its code. */
function fileOf(name: string, sign = ''): string {
  const files = globSync(join(assets, `${name}-????????.js`));
  const found = files.filter((path) => readFileSync(path, 'utf8').includes(sign));
  expect(found, `${name} ${sign}`).toHaveLength(1);
  return basename(found[0] ?? '');
}

/** As `npm run build` has compressed them. */
function bytesBeyond(files: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const more = [...files].filter((file) => !others.has(file));
  return more.reduce((sum, file) => sum + statSync(join(assets, `${file}.br`)).size, 0);
}

const router = reachedFrom(scriptsOfRoute('site/contact/contact.page'));
const flow = [...scriptsOfRoute('site/build/build.page'), fileOf('block', 'build-stage-views')];
const firstPage = reachedFrom([...flow, fileOf('vehicle-step')]);
const bodies = globSync(join(sourcePath('src/drawing/bodies'), '*.json'));
/** The script that contains one body, and the start of the outline that tells it from the body's face. */
const drawn = bodies.flatMap((path) => {
  const { outline } = JSON.parse(readFileSync(path, 'utf8')) as { outline: Outline };
  const line = JSON.stringify(outline.nose ?? outline.tub).slice(0, 24);
  const sign = line.replace(/(?<!\d)0\./g, '.');
  return [{ script: fileOf(basename(path, '.json'), sign), line: sign }];
});

type Outline = { nose?: number[][]; tub?: number[][] };

test('no body of a vehicle is in the script of the build', () => {
  const code = [...firstPage].map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(drawn.length).toBeGreaterThan(50);
  for (const { script, line } of drawn) {
    expect(readFileSync(join(assets, script), 'utf8'), script).toContain(line);
    expect(code.includes(line), script).toBe(false);
  }
});

test('its first page, with any body, and each step after it are within 60 KB', () => {
  for (const { script } of drawn) {
    const page = reachedFrom([...firstPage, script]);
    expect(bytesBeyond(page, router), script).toBeLessThanOrEqual(mostBytes);
  }
  const parts = reachedFrom([...firstPage, fileOf('after-vehicle')]);
  expect(bytesBeyond(parts, firstPage)).toBeLessThanOrEqual(mostBytes);
  // The back office has a file of that name too, which only makes the total larger.
  const times = globSync(join(assets, 'shop-time-????????.js')).map((path) => basename(path));
  const late = [fileOf('details-step'), fileOf('share-build'), ...times];
  const details = reachedFrom([...parts, ...late]);
  expect(bytesBeyond(details, parts)).toBeLessThanOrEqual(mostBytes);
});
