import { z } from 'zod';
import type { SceneWords } from './scene-words.ts';

const words = z.object({ en: z.string(), es: z.string() });
const pictured = z.object({
  alt: words,
  scene: z.object({
    timeOfDay: z.string(),
    place: z.string(),
    buildSlug: z.string().optional(),
  }),
});

/** A film's still, which the seed looks for by its place in the evening (picture-fields.ts). */
const filmed = z
  .object({ alt: words, poster: z.string().regex(/^\/media\/film\/[a-z-]+\.webp$/) })
  .transform(({ alt, poster }) => {
    const place = poster.replace(/^\/media\/film\/|\.webp$/g, '');
    return { alt, scene: { place, timeOfDay: 'golden-hour' } };
  });

/** A picture that a page asks for in words. */
export interface PageScene {
  scene: SceneWords;
  alt: { en: string; es: string };
}

/** Every picture that the pages ask for, in their order; equal scenes with equal words once. */
export function pageScenesOf(pages: unknown): PageScene[] {
  const found = new Map<string, PageScene>();
  visit(pages, (node) => {
    const parsed = z.union([pictured, filmed]).safeParse(node);
    if (parsed.success)
      found.set(JSON.stringify([parsed.data.scene, parsed.data.alt.en]), parsed.data);
  });
  return [...found.values()];
}

function visit(node: unknown, see: (node: unknown) => void) {
  if (typeof node !== 'object' || node === null) return;
  see(node);
  for (const value of Object.values(node)) visit(value, see);
}
