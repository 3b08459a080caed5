import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';

type Manifest = {
  entry: Loaded;
  routes: Record<string, Loaded>;
};
type Loaded = { id?: string; module: string; imports?: string[] };

const client = sourcePath('build/client');
const [manifestPath] = globSync(join(client, 'assets/manifest-*.js'));
const manifest = JSON.parse(
  readFileSync(manifestPath ?? '', 'utf8')
    .replace(/^[^{]*/, '')
    .replace(/;?\s*$/, ''),
) as Manifest;

const routes = Object.entries(manifest.routes);
const isAdmin = (id: string) => id.startsWith('office/');
const modulesOf = (which: (id: string) => boolean) =>
  routes.filter(([id]) => which(id)).map(([, route]) => route.module);

/** What the code of each contains, however it is minified. */
const editorParts = {
  tiptap: 'ProseMirror',
  'dnd-kit': 'DndContext',
  'the Markdown renderer': 'marked(): input parameter',
  'the descriptions of the bloks': 'Say what happens next',
  'the preview bridge': 'storyblok__overlay',
};

/** Everything that these modules import, and with `lazily` also dynamic imports. */
function reachedFrom(modules: string[], { lazily }: { lazily: boolean }): Set<string> {
  const reached = new Set<string>();
  const waiting = [...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const code = readFileSync(join(client, path), 'utf8');
    const wanted = lazily
      ? /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g
      : /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
    waiting.push(...[...code.matchAll(wanted)].map(([, name]) => `/assets/${name}`));
  }
  return reached;
}

function partsIn(paths: Iterable<string>): string[] {
  const code = [...paths].map((path) => readFileSync(join(client, path), 'utf8')).join('\n');
  return Object.entries(editorParts)
    .filter(([, sign]) => code.includes(sign))
    .map(([part]) => part);
}

const publicModules = [manifest.entry.module, ...modulesOf((id) => !isAdmin(id))];

test('the pages of the site load nothing of the editor', () => {
  expect(publicModules.length).toBeGreaterThan(20);
  expect(partsIn(reachedFrom(publicModules, { lazily: false }))).toEqual([]);
});

test('and none of their code could load a text editor or dragging later', () => {
  const later = partsIn(reachedFrom(publicModules, { lazily: true }));
  expect(later).not.toContain('tiptap');
  expect(later).not.toContain('dnd-kit');
});

test('the editor has them all, the text editor and the Markdown renderer only when asked for', () => {
  const story = modulesOf((id) => id === 'office/pages/story.page');
  expect(story).toHaveLength(1);
  const atOnce = partsIn(reachedFrom(story, { lazily: false }));
  expect(atOnce).not.toContain('tiptap');
  expect(atOnce).not.toContain('the Markdown renderer');
  expect(partsIn(reachedFrom(story, { lazily: true }))).toEqual(
    expect.arrayContaining(['tiptap', 'dnd-kit', 'the Markdown renderer']),
  );
});
