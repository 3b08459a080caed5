import { z } from 'zod';
import { fieldIn, localeCodes } from '#src/lib/locales.ts';
import { fieldsIn, textIn, translatedSchema, writtenSchema } from '#src/lib/translated.ts';
import { withFilms } from './film-fields.ts';
import { assetFieldOf, linkField, type ResolveImage } from './picture-fields.ts';
import type { Blok } from './seed-story.ts';
import { stableUuid } from './stable-uuid.ts';

type Fields = Record<string, unknown>;
type Place = { path: string; resolveImage: ResolveImage };

/** Lists in the copy whose items have no component name; in a story each item is a blok of this one. */
const itemComponents: Record<string, string> = {
  'metrics.items': 'metric',
  'service.faq': 'faq-item',
  'VideoBackground.sources': 'video-source',
  'hero.sources': 'video-source',
};

const picture = z.looseObject({
  filename: z.string(),
  alt: translatedSchema,
  key: z.string().optional(),
  scene: z.looseObject({}).optional(),
});
const link = z.strictObject({ url: z.string() });

/**
 * Converts a blok of the copy to a blok of a story: a text becomes a field for each language, pictures and links get the wire
 * format, and every blok gets a `_uid` derived from its place, the same at every seeding.
 */
export function storyBlok(copy: Fields, place: Place): Blok {
  const { component, ...fields } = withFilms(unwrapSlot(copy), place.resolveImage);
  const name = String(component);
  return { _uid: stableUuid(place.path), component: name, ...storyFields(fields, name, place) };
}

/** `x-slot` marks a part of the application: a blok of that name whose fields are its parameters. */
function unwrapSlot(copy: Fields): Fields {
  if (copy.component !== 'x-slot') return copy;
  return { component: copy.name, ...(copy.params as Fields) };
}

function storyFields(fields: Fields, component: string, place: Place): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const inner = { ...place, path: `${place.path}.${name}` };
      return storyField({ name, value, item: itemComponents[`${component}.${name}`] }, inner);
    }),
  );
}

type CopyField = { name: string; value: unknown; item: string | undefined };

function storyField({ name, value, item }: CopyField, place: Place): [string, unknown][] {
  const text = writtenSchema.safeParse(value);
  if (text.success) return Object.entries(fieldsIn(name, text.data));
  const list = z.array(writtenSchema).min(1).safeParse(value);
  if (list.success) {
    return localeCodes.map((locale) => [
      fieldIn(name, locale),
      list.data.map((one) => textIn(one, locale)),
    ]);
  }
  return [[name, storyValue(value, { item, place })]];
}

function storyValue(value: unknown, { item, place }: { item?: string; place: Place }): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      storyValue(item ? { component: item, ...entry } : entry, {
        place: { ...place, path: `${place.path}.${index}` },
      }),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const asset = picture.safeParse(value);
  if (asset.success) return assetFieldOf(asset.data, place.resolveImage);
  const target = link.safeParse(value);
  if (target.success) return linkField(target.data.url);
  return 'component' in value
    ? storyBlok(value as Fields, place)
    : storyFields(value as Fields, '', place);
}
