import { z } from 'zod';
import { mediaUrl } from '#src/lib/media-url.ts';
import { described } from './field-meta.ts';

/*
 * Types of a blok's fields. Each has a fallback, so that an incomplete or invalid field simplifies a part but never
 * breaks the page.
 */

export const text = z.string().catch('');
/** A translated text. */
export const words = described(text, { translatable: true });
/** The same, with several lines. */
export const paragraph = described(text, { type: 'textarea', translatable: true });
/** The same, in Markdown. */
export const markdown = described(text, { type: 'markdown', translatable: true });
export const flag = (fallback = false) => z.boolean().catch(fallback);
/** One of the options; anything else becomes the fallback. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) => z.enum(values).catch(fallback as z.infer<z.ZodEnum<{ [Value in Values[number]]: Value }>>);
/** A number within bounds, also if the editor's field stored it as text. */
export const number = (fallback: number, { min, max }: { min: number; max: number }) =>
  z.coerce.number().min(min).max(max).catch(fallback);
/** A link field; only its URL is used. */
export const link = described(z.object({ url: text }).catch({ url: '' }), { type: 'multilink' });
/** The URL of a picture or film; '' for one that a page must not load. */
export const media = text.transform(mediaUrl);
/** A picture or film; `focus` is the area that must stay visible, "x1xy1:x2xy2" in its own pixels. */
export const asset = described(
  z.object({ filename: media, alt: text, focus: text }).catch({ filename: '', alt: '', focus: '' }),
  { type: 'asset' },
);

/** A blok whose component is known, but whose fields are not validated yet. */
export const rawBlokSchema = z.looseObject({ component: z.string(), _uid: text });

/** Parts inside a part. The page loader validates each with its own schema. */
export const bloks = described(
  z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((item) => rawBlokSchema.safeParse(item).data ?? [])),
  { type: 'bloks' },
);
/** A list of short texts, one per line. */
export const lines = described(z.array(z.string()).catch([]), { type: 'custom', format: 'lines' });

/** What every blok has. */
export function blokFields<const Name extends string>(component: Name) {
  return { component: z.literal(component), _uid: text };
}
