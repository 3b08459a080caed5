import { z } from 'zod';
import type { PageMeta } from '#src/site/kit/page-meta.ts';

/**
 * Values that a blok's loader supplies for placeholders in the page's title and description: "{jobTitle}". A loader
 * returns them as `pageWords`.
 */
export type PageWords = Record<string, string>;

const wordsSchema = z.object({ pageWords: z.record(z.string(), z.string()) });

/** All values that the page's loaders returned. */
export function pageWordsOf(data: Readonly<Record<string, unknown>>): PageWords {
  const given = Object.values(data).map((one) => wordsSchema.safeParse(one).data?.pageWords);
  return Object.assign({}, ...given);
}

/** Fills the placeholders of title and description; those without a value are removed. */
export function fillMeta(meta: PageMeta, words: PageWords): PageMeta {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  return { ...meta, title: fill(meta.title).trim(), description: fill(meta.description) };
}
