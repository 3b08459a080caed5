import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Markup } from './markup.ts';

const vehicleFile = 'src/db/seeds/reference/vehicles.json';
const copyFiles = 'src/db/seeds/demo/copy/*.json';
const wordFiles = 'src/{site,web}/**/*.json';
const officeFiles = 'src/{office,web}/**/*.json';

type Pair = { en: string; es: string };

/** Texts in both languages from these files. */
function allPairs(patterns: readonly string[]): Pair[] {
  const files = patterns.flatMap((pattern) => globSync(pattern));
  return files.flatMap((file) => pairsIn(JSON.parse(readFileSync(file, 'utf8'))));
}

function pairsIn(node: unknown): Pair[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(pairsIn);
  const fields = node as Record<string, unknown>; // JSON objects have string keys.
  const { en, es } = fields;
  if (typeof en === 'string' && typeof es === 'string') return [{ en, es }];
  return Object.values(fields).flatMap(pairsIn);
}

/** Names are not translated: "Wrangler (2-door)", "1500 (DS; Dodge Ram 1500 to 2010)". */
function properNames(): string[] {
  const vehicles = JSON.parse(readFileSync(vehicleFile, 'utf8')) as { model: string }[];
  const names = ['Tire and Rim Association', ...vehicles.map(({ model }) => model)];
  // Longer names first, because they contain shorter ones.
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}

/** Words that no Spanish sentence contains; the name of a part may have one of them, a sentence has more. */
const englishWord =
  /(?<![\w'’-])(?:the|and|with|your|you|for|from|this|that|are|is|of|to|at|by|or|not|we|our|it|its|in|on|be|was|will|have|every|what|when|how|which|than|then|each|all|any|more|most|price|please|choose|choice|page|day|days|hours|months?|weeks?|years?|tomorrow|today|name|phone|call|send|back|next|show|none|free|open|closed|front|rear|wheels?|tires?|inch|inches|pounds?)(?![\w'’-])/gi;

/** Not in the page's language: code, user input, the name of another language. */
export const silent = 'script, style, template, code, pre, textarea, [lang]:not(html)';
const spokenNames = ['alt', 'aria-label', 'title', 'placeholder', 'aria-valuetext'];
const toldElsewhere = [
  'meta[name=description]',
  'meta[property="og:title"]',
  'meta[property="og:image:alt"]',
];

/** The texts of a document: visible ones, accessible names, and metadata. */
export async function textsOf(markup: Markup, skipped = silent): Promise<string[]> {
  const parts = { skipped, names: spokenNames, metas: toldElsewhere.join() };
  return tidy(await markup.evaluate(readTexts, parts));
}

function tidy(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(all)].filter((text) => text !== '');
}

type Parts = { skipped: string; names: readonly string[]; metas: string };

/** Runs in the page. */
function readTexts(read: Document, { skipped, names, metas }: Parts): string[] {
  const found: string[] = [];
  const walker = read.createTreeWalker(read.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest(skipped)) found.push(nodeValue ?? '');
  }
  for (const element of read.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    if (element.closest(skipped)) continue;
    for (const name of names) found.push(element.getAttribute(name) ?? '');
  }
  for (const meta of read.querySelectorAll(metas)) found.push(meta.getAttribute('content') ?? '');
  return found;
}

/** Texts in structured data (schema.org): every value that is a sentence or a name. */
async function linkedData(markup: Markup): Promise<string[]> {
  const blocks = await markup.evaluate((read) =>
    [...read.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  );
  return blocks.flatMap((block) => valuesIn(JSON.parse(block)));
}

/** Texts only: URLs and schema.org's own names are ignored. */
function valuesIn(node: unknown): string[] {
  if (typeof node === 'string')
    return node.startsWith('http') ? [] : [node.replace(/<[^>]*>/g, ' ')];
  if (typeof node !== 'object' || node === null) return [];
  const told = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return told.flatMap(([, value]) => valuesIn(value));
}

/** Whether a text is English although there is a Spanish translation. */
function knownIn(pairs: readonly Pair[]): (text: string) => boolean {
  const spanish = new Set(pairs.map(({ es }) => es.trim()));
  const differing = pairs.filter(({ en, es }) => en !== es && !spanish.has(en.trim()));
  const known = new Set(differing.map(({ en }) => en.trim()));
  const open = differing.filter(({ en }) => en.includes('{')).map(({ en }) => templateOf(en));
  const templates = open.filter(({ words }) => words > 1);
  return (text) =>
    known.has(text) || templates.some(({ core, whole }) => text.includes(core) && whole.test(text));
}

/** Finds the texts of a document that are in English although there are Spanish words for them. */
export function createEnglishFinder() {
  const isKnown = knownIn(allPairs([wordFiles, copyFiles]));
  const names = properNames();

  function isEnglish(shown: string): boolean {
    const text = names.reduce((rest, name) => rest.replaceAll(name, 'X'), shown);
    if (isKnown(text)) return true;
    return (text.match(englishWord) ?? []).length > 1;
  }

  return async (markup: Markup) => {
    const told = [...(await textsOf(markup)), ...tidy(await linkedData(markup))];
    return told.filter(isEnglish);
  };
}

/**
 * The same for the office, by its own texts only: what customers and staff have written is shown in the
 * language that they wrote it in.
 */
export function createOfficeFinder() {
  const isKnown = knownIn(allPairs([officeFiles]));
  return async (markup: Markup) => (await textsOf(markup)).filter(isKnown);
}

/** "2021 Ford F-150", "2021 Wrangler": Spanish puts the year last. Models that are just numbers are too ambiguous. */
function yearFirstName(): RegExp {
  const vehicles = JSON.parse(readFileSync(vehicleFile, 'utf8')) as Record<string, string>[];
  const names = vehicles.flatMap(({ make = '', model = '' }) => [make, model.replace(/ \(.*/, '')]);
  const words = [...new Set(names)].filter((name) => /[a-z]{2}/i.test(name));
  return new RegExp(`\\b(?:19|20)\\d\\d (?:${words.join('|')})\\b`, 'i');
}

const yearFirst = yearFirstName();

/** Texts of a document that name a vehicle in the English order. */
export async function yearFirstNames(markup: Markup): Promise<string[]> {
  return (await textsOf(markup)).filter((text) => yearFirst.test(text));
}

/** A text with placeholders, as it is shown, and its longest constant part. A single word is too ambiguous. */
function templateOf(text: string) {
  const parts = text.trim().split(/\{\w+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const words = parts.join(' ').match(/[a-z]{2,}/gi) ?? [];
  const core = parts.sort((one, other) => other.length - one.length)[0] ?? '';
  return { core, words: words.length, whole: new RegExp(`^${escaped.join('.+')}$`) };
}

/** Parts of a page that extend past its right edge and make the whole page wider. */
export async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const width = document.documentElement.clientWidth;
    // Fonts are asked for by a layout; until one is loaded a fallback is used, which may be wider.
    await document.fonts.ready;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 8);
    return wide.length > 0 ? wide : ['a part that is no element'];
  });
}
