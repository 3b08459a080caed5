import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isTest, readSources } from './source-tree.ts';

/** How a module can refer to a text: by a literal key, or by one with variable parts (gaps are `\0`). */
type Names = { words: Set<string>; shapes: Set<string> };
type Named = Names & { imports: string[] };

/** Keys derived from records: a text for each value that the shop's data may have. */
const ofRecords: Readonly<Record<string, RegExp>> = {
  'src/office/history/action-words.json': /./,
  'src/site/build/catalog-words.json': /^(?:lug|for)\./,
  'src/site/gallery/words.json': /^wheel\./,
  'src/site/build/numbers/source-words.json': /./,
  // `tests/refusals.test.ts` checks which of them are used.
  'src/web/words/admin-refusals.json': /./,
  'src/web/words/refusals.json': /./,
  'src/site/store/words.json': /^(?:shock|reGear|driveline|kitWarranty|threePeak)\./,
};

const modules = new Map(
  readSources()
    .filter((file) => !isTest(file))
    .map(({ path, text, imports }): [string, Named] => [
      path,
      { ...namesIn(path, text), imports: imports.map(({ target }) => target) },
    ]),
);
// Importing a door means importing what it re-exports.
for (const [path, named] of modules) {
  const through = named.imports.flatMap((target) =>
    /\/index(?:\.server)?\.ts$/.test(target) ? (modules.get(target)?.imports ?? []) : [],
  );
  modules.set(path, { ...named, imports: [...named.imports, ...through] });
}
const importers = new Map<string, string[]>();
for (const [path, { imports }] of modules) {
  for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
}

function namesIn(path: string, text: string): Names {
  const found: Names = { words: new Set(), shapes: new Set() };
  walk(parseSync(path, text).program, found);
  return found;
}

type Node = { type: string; [field: string]: unknown };

function walk(node: unknown, found: Names): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, found);
    return;
  }
  const { type, ...fields } = node as Node;
  if (type === 'ImportDeclaration') return;
  if (type === 'Literal' && typeof fields.value === 'string') found.words.add(fields.value);
  if (type === 'Identifier') found.words.add(String(fields.name));
  if (type === 'TemplateLiteral' || type === 'TSTemplateLiteralType') {
    const quasis = fields.quasis as { value: { cooked: string } }[];
    found.shapes.add(quasis.map(({ value }) => value.cooked).join('\0'));
  }
  walk(Object.values(fields), found);
}

/** The modules that read a file of texts, those that they use, and those that use them. */
function scopeOf(file: string): Named[] {
  const readers = importers.get(file) ?? [];
  const near = readers.flatMap((path) => [
    path,
    ...(importers.get(path) ?? []),
    ...(modules.get(path)?.imports ?? []),
  ]);
  const all = near.flatMap((path) => [path, ...(modules.get(path)?.imports ?? [])]);
  return [...new Set(all)].flatMap((path) => modules.get(path) ?? []);
}

/** A pattern of gaps alone matches everything: `${a}.${b}` is judged by its first word. */
function isShaped(key: string, shape: string, words: ReadonlySet<string>): boolean {
  const parts = shape.split('\0');
  if (!parts.every((part) => /^[\w .,/-]*$/.test(part)) || parts.length === 1) return shape === key;
  const pattern = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`);
  if (!pattern.test(key)) return false;
  if (/^\w[\w-]*\./.test(shape) || /\w{3,}$/.test(shape)) return true;
  return shape === '\0.\0' && [...words].some((word) => key.startsWith(`${word}.`));
}

function unusedIn(file: string): string[] {
  const scope = scopeOf(file);
  const words = new Set(scope.flatMap((named) => [...named.words]));
  const shapes = new Set(scope.flatMap((named) => [...named.shapes]));
  const isUsed = (key: string) =>
    words.has(key) ||
    ofRecords[file]?.test(key) ||
    [...shapes].some((shape) => isShaped(key, shape, words));
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  return keys.filter((key) => !isUsed(key)).map((key) => `${file} ${key}`);
}

test('every text of the interface is shown somewhere', () => {
  const files = globSync('src/{site,office,web,letters}/**/*.json').toSorted();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(unusedIn)).toEqual([]);
});
