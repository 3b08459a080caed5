import { z } from 'zod';
import { mediaUrl } from '#src/lib/media-url.ts';
import { described } from './field-meta.ts';

/*
 * Shapes of a blok's fields. Each has a fallback, so that an unfinished or mistaken field makes a
 * part plainer and never takes the page down.
 */

export const text = z.string().catch('');
/** A text whose Spanish stands beside it. */
export const words = described(text, { translatable: true });
/** The same, over several lines. */
export const paragraph = described(text, { type: 'textarea', translatable: true });
/** The same, in Markdown. */
export const markdown = described(text, { type: 'markdown', translatable: true });
export const flag = (fallback = false) => z.boolean().catch(fallback);
/** An option of a list; anything else is the fallback. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) => z.enum(values).catch(fallback as z.infer<z.ZodEnum<{ [Value in Values[number]]: Value }>>);
/** A number within bounds, also when the editor's field gave it as text. */
export const number = (fallback: number, { min, max }: { min: number; max: number }) =>
  z.coerce.number().min(min).max(max).catch(fallback);
/** A link field; only its address is used. */
export const link = described(z.object({ url: text }).catch({ url: '' }), { type: 'multilink' });
/** The address of a picture or film; '' for one that a page may not fetch. */
export const media = text.transform(mediaUrl);
/** A picture or film; `focus` is what of it must stay in view, "x1xy1:x2xy2" in its own pixels. */
export const asset = described(
  z.object({ filename: media, alt: text, focus: text }).catch({ filename: '', alt: '', focus: '' }),
  { type: 'asset' },
);

/** A blok as it came: known by its component, its fields not yet checked. */
export const rawBlokSchema = z.looseObject({ component: z.string(), _uid: text });

/** Parts inside a part. The page loader checks each by its own schema. */
export const bloks = described(
  z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((item) => rawBlokSchema.safeParse(item).data ?? [])),
  { type: 'bloks' },
);
/** A list of short texts, one a line. */
export const lines = described(z.array(z.string()).catch([]), { type: 'custom', format: 'lines' });

/** What every blok has. */
export function blokFields<const Name extends string>(component: Name) {
  return { component: z.literal(component), _uid: text };
}
