import { z } from 'zod';

/*
 * Shapes of a blok's fields. Each has a fallback, so that an unfinished or mistaken field makes a
 * part plainer and never takes the page down.
 */

export const text = z.string().catch('');
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
export const link = z.object({ url: text }).catch({ url: '' });
/** A picture or film. */
export const asset = z.object({ filename: text, alt: text }).catch({ filename: '', alt: '' });

/** A blok as it came: known by its component, its fields not yet checked. */
export const rawBlokSchema = z.looseObject({ component: z.string(), _uid: text });

/** Parts inside a part. The page loader checks each by its own schema. */
export const bloks = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => rawBlokSchema.safeParse(item).data ?? []));

/** What every blok has. */
export function blokFields<const Name extends string>(component: Name) {
  return { component: z.literal(component), _uid: text };
}
