import { fieldIn } from '#src/lib/locales.ts';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import { type EditLanguage, isRecord } from './field-props.ts';

const longest = 60;

/** A few words that distinguish a blok from others of its kind; '' if it has no text yet. */
export function blokWords(
  blok: EditBlok,
  {
    description,
    language,
  }: { description: ComponentDescription | undefined; language: EditLanguage },
): string {
  const name = description?.previewField;
  if (!name) return '';
  const value = blok[fieldIn(name, language)] || blok[name];
  const text = typeof value === 'string' ? value : wordsOfDocument(value);
  const words = withoutMarks(text);
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
}

/** HTML tags and Markdown syntax do not count as words. */
function withoutMarks(text: string): string {
  return text
    .replace(/<[^>]*>|[#*_>`]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOfDocument(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map(wordsOfDocument).join(' ').trim() : '';
}
