import { z } from 'zod';
import { type Bilingual, bilingualSchema } from '#src/lib/bilingual.ts';
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

const translation = '__i18n__es';
const bilingual = z.strictObject({ en: z.string(), es: z.string() });
const picture = z.looseObject({
  filename: z.string(),
  alt: bilingualSchema,
  key: z.string().optional(),
  scene: z.looseObject({}).optional(),
});
const link = z.strictObject({ url: z.string() });

/**
 * Converts a blok of the copy to a blok of a story: `{en, es}` becomes two fields, pictures and links get the wire
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
  const both = bilingual.safeParse(value);
  if (both.success) return translated(name, both.data.en, both.data.es);
  const list = z.array(bilingual).min(1).safeParse(value);
  if (list.success) return translated(name, allIn('en', list.data), allIn('es', list.data));
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

function translated(name: string, en: unknown, es: unknown): [string, unknown][] {
  return [
    [name, en],
    [`${name}${translation}`, es],
  ];
}

function allIn(language: 'en' | 'es', list: Bilingual[]): string[] {
  return list.map((text) => text[language]);
}
