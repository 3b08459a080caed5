// `npm run rooms`: how much of each feature is in its own folder. Pages, parts, words and styles
// elsewhere that only one feature uses belong to it and count against it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const areas = ['src/site', 'src/office', 'src/web', 'src/letters', 'src/http', 'src/server'];
/** Rooms that features share; another feature's file belongs to that feature. */
const shared =
  /^src\/(?:web|site\/(?:kit|stories|frame|pages|bloks|errors)|office\/(?:kit|frame|access))\//;
const features = [
  'src/site/store',
  'src/site/booking',
  'src/site/build',
  'src/site/gallery',
  'src/site/careers',
  'src/office/leads',
  'src/office/calendar',
];

type File = { lines: number; usedBy: Set<string> };

const files = readFiles();

function readFiles(): Map<string, File> {
  const found = new Map<string, File>();
  const names = areas.flatMap((area) =>
    readdirSync(area, { recursive: true, encoding: 'utf8' }).map((name) => join(area, name)),
  );
  const texts = names
    .filter((name) => /\.(?:tsx?|css|json)$/.test(name) && !/\.test\.|\/examples\.ts$/.test(name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  for (const { path, text } of texts) {
    found.set(path, { lines: text.trimEnd().split('\n').length, usedBy: new Set() });
  }
  for (const { path, text } of texts) {
    for (const used of namedIn(path, text)) found.get(used)?.usedBy.add(path);
  }
  return found;
}

function namedIn(path: string, text: string): string[] {
  const named = text.matchAll(/(?:from|import|@import)\s*\(?\s*["']([^"']+)["']/g);
  return [...named].map(([, specifier = '']) => {
    const bare = specifier.replace(/\?\w+$/, '');
    return bare.startsWith('#src/') ? bare.slice(1) : normalize(join(dirname(path), bare));
  });
}

/** What is outside a feature's folder and used by nobody else, also indirectly. */
function strays(folder: string): string[] {
  const own = new Set([...files.keys()].filter((path) => path.startsWith(`${folder}/`)));
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [path, { usedBy }] of files) {
      if (!shared.test(path) || usedBy.size === 0) continue;
      if ([...usedBy].every((user) => own.has(user) || found.has(user))) found.add(path);
    }
  }
  return [...found];
}

const countLines = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + (files.get(path)?.lines ?? 0), 0);

for (const folder of features) {
  const inside = countLines([...files.keys()].filter((path) => path.startsWith(`${folder}/`)));
  const away = strays(folder);
  const share = (100 * inside) / (inside + countLines(away));
  console.log(`${share.toFixed(1).padStart(6)} %  ${String(inside).padStart(6)} lines  ${folder}`);
  for (const path of away) console.log(`${' '.repeat(10)}${files.get(path)?.lines} ${path}`);
}
