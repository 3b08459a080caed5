import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { locales } from '#src/lib/locales.ts';
import { isTest, readSources } from './source-tree.ts';

/*
 * A language is an entry in `src/lib/locales.ts` and its words. Where code names one itself, the next
 * language would be forgotten.
 */

const codes: readonly string[] = locales.map(({ code }) => code);
const folders = codes.slice(1).join('|');
/** In an address, or as the end of a field's name. */
const inText = new RegExp(`^/(?:${folders})(?:[/.?]|$)|__i18n__(?:${folders})\\b`);
const inPattern = new RegExp(`/(?:${folders})(?![\\w-])`);

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Name = { name?: unknown; value?: unknown };

function isCode(name: unknown): boolean {
  const { name: identifier, value } = name as Name;
  return codes.includes(String(identifier ?? value));
}

function namesLanguage({ type, ...fields }: Node): boolean {
  const { value, regex, computed, property, key } = fields;
  if (type === 'Literal' && regex) {
    return inPattern.test((regex as { pattern: string }).pattern.replaceAll('\\', ''));
  }
  if (type === 'Literal') return codes.includes(String(value)) || inText.test(String(value));
  if (type === 'MemberExpression') return computed === false && isCode(property);
  return (type === 'Property' || type === 'TSPropertySignature') && isCode(key);
}

function find(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(find);
  const own = node as Node;
  return namesLanguage(own) ? [own] : Object.values(own).flatMap(find);
}

function namedIn({ path, text }: { path: string; text: string }): string[] {
  const found = find(parseSync(path, text).program);
  return found.map(({ start, end }) => `${path}: ${text.slice(start, end).split('\n')[0]}`);
}

test('no code names a language: it is an entry in the list, and words', () => {
  const mentions = new RegExp(`\\b(?:${codes.join('|')})\\b`);
  const sources = ['src', 'tools']
    .flatMap((folder) => readSources(folder))
    .filter((file) => !isTest(file) && !/\/examples\.ts$/.test(file.path))
    .filter(({ path }) => path !== 'src/lib/locales.ts');
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ text }) => mentions.test(text)).flatMap(namedIn)).toEqual([]);
});

test.each([
  "const words = { en: 'Day', es: 'Día' };",
  "if (locale === 'es') say();",
  'type Texts = { en: string };',
  'const title = job.title.en;',
  'const shares = /^(?:\\/es)?\\/build/;',
  "const home = '/es/build';",
  "const field = 'title__i18n__es';",
])('it would find %s', (text) => {
  expect(namedIn({ path: 'code.ts', text })).toHaveLength(text.startsWith('const words') ? 2 : 1);
});
