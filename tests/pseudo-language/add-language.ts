import { parseSync } from 'vite';
import { pseudoText } from './pseudo-text.ts';

/** Of the codes that are for private use. Greek dates and figures show what `Intl` was not asked for. */
export const pseudoCode = 'qps';
const entry = {
  ...{ code: pseudoCode, iso: 'el-GR', name: pseudoText('Pseudo'), dir: 'ltr', letters: '' },
  figures: { group: '.', decimal: ',' },
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Insertion = { at: number; text: string; until?: number };

/**
 * A module that was built → the same with one more language: an entry in the list of languages, and
 * a text beside each `{ en, es }`. Nothing else is changed, so that what needs more than an entry and
 * its words does not have the language.
 */
export function addLanguage(path: string, source: string): string {
  if (!/\bes\b/.test(source)) return source;
  const found: Insertion[] = [];
  visit(parseSync(path, source).program, found);
  return insertAll(source, found);
}

/** In one pass: copying the whole text for each of thousands of insertions takes half a minute. */
function insertAll(source: string, found: readonly Insertion[]): string {
  const sorted = found.toSorted((one, other) => one.at - other.at);
  const parts = sorted.flatMap(({ at, text }, nth) => {
    const before = sorted[nth - 1];
    return [source.slice(before?.until ?? before?.at ?? 0, at), text];
  });
  const last = sorted.at(-1);
  return [...parts, source.slice(last?.until ?? last?.at ?? 0)].join('');
}

function visit(node: unknown, found: Insertion[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
    return;
  }
  const own = node as Node;
  const insertion = insertionFor(own);
  if (insertion) found.push(insertion);
  else visit(Object.values(own), found);
}

function insertionFor(node: Node): Insertion | null {
  if (node.type === 'ArrayExpression') {
    const codes = (node.elements as (Node | null)[]).map((one) => one && valuesOf(one));
    const isList = codes.length > 0 && codes.every((one) => one?.get('code') && one.get('iso'));
    return isList ? { at: endOfLast(node.elements), text: `, ${JSON.stringify(entry)}` } : null;
  }
  if (node.type === 'ObjectExpression') {
    const texts = valuesOf(node);
    const text = texts.get('en');
    if (text === undefined || !texts.has('es')) return null;
    return { at: endOfLast(node.properties), text: `, ${pseudoCode}: ${quoted(pseudoText(text))}` };
  }
  return node.type === 'CallExpression' ? insertionForJson(node) : null;
}

/** Large files of words are built as text that is parsed at run time. */
function insertionForJson({ callee, arguments: given }: Node): Insertion | null {
  const { object, property } = callee as {
    object?: { name?: string };
    property?: { name: string };
  };
  const [text] = given as Node[];
  const json = text && textOf(text);
  if (object?.name !== 'JSON' || property?.name !== 'parse' || !json) return null;
  const words: unknown = JSON.parse(json);
  return { at: text.start, until: text.end, text: quoted(JSON.stringify(addTexts(words))) };
}

/** The texts of an object by their names; what is not written out is left out. */
function valuesOf(node: Node): Map<string, string> {
  const values = new Map<string, string>();
  if (node.type !== 'ObjectExpression') return values;
  for (const { type, key, value } of node.properties as Node[]) {
    if (type !== 'Property') continue;
    const { name, value: quotedName } = key as { name?: string; value?: unknown };
    const text = textOf(value as Node);
    if (text !== undefined) values.set(String(name ?? quotedName), text);
  }
  return values;
}

function textOf({ type, value, expressions, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  const isText = type === 'TemplateLiteral' && (expressions as unknown[]).length === 0;
  return isText ? (quasis as { value: { cooked: string } }[])[0]?.value.cooked : undefined;
}

function endOfLast(nodes: unknown): number {
  return (nodes as Node[]).at(-1)?.end ?? 0;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Words and stored records: a text for each `{ en, es }`, a field for each `title__i18n__es`. */
export function addTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(addTexts);
  const fields = Object.entries(value).map(([name, one]) => [name, addTexts(one)] as const);
  const own = new Map<string, unknown>(fields);
  if (own.has('en') && own.has('es')) own.set(pseudoCode, inPseudo(own.get('en')));
  for (const [name] of fields) {
    const [, field] = /^(.*)__i18n__es$/.exec(name) ?? [];
    if (field !== undefined) own.set(`${field}__i18n__${pseudoCode}`, inPseudo(own.get(field)));
  }
  return Object.fromEntries(own);
}

/** A text, a list of texts, or a rich text, whose words are the `text` of its parts. */
function inPseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inPseudo);
  const fields = Object.entries(value).map(([name, one]) => [
    name,
    name === 'text' || typeof one === 'object' ? inPseudo(one) : one,
  ]);
  return Object.fromEntries(fields);
}
