import type { GalleryCounts, GalleryFacet, GalleryValue } from '#src/domain/gallery/index.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { Translate } from '#src/web/words/translate.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import type { GalleryAddress } from './gallery-address.ts';

/**
 * A value of a facet, or the label that it is the slug of: a name, a model's or a wheel's, the same in every language.
 * The page has the other words, and would carry each of them twice.
 */
export type GalleryOption = (
  | { value: string; label?: never }
  | { value?: never; label: string }
) & {
  count: number;
  isOn?: boolean;
};

export function optionValue({ value, label }: GalleryOption): string {
  return value ?? slugOf(label);
}

/** A facet as the page shows it. */
export type GalleryFilter = { name: GalleryFacet; options: GalleryOption[] };

type Strings = keyof typeof galleryStrings;

/** Without facets that offer no choice. */
export function galleryFilters(
  { facets }: GalleryCounts,
  { chosen }: Pick<GalleryAddress, 'chosen'>,
): GalleryFilter[] {
  return facets
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      name,
      options: values.map((value) => toOption(value, chosen[name])),
    }));
}

function toOption(
  { value, label, count }: GalleryValue,
  chosen: readonly string[] | undefined,
): GalleryOption {
  return {
    ...(label === null ? { value } : { label }),
    count,
    ...(chosen?.includes(value) && { isOn: true }),
  };
}

/** What an option is called on the page. */
export function optionLabel(
  name: GalleryFacet,
  { value, label }: GalleryOption,
  t: Translate<Strings>,
): string {
  if (label !== undefined) return label;
  if (name === 'tire') return t('tire.about', { inches: value });
  if (name === 'size') return t('size.wheel', { inches: value });
  const key = `${name}.${value}`;
  return isString(key) ? t(key) : value;
}

function isString(key: string): key is Strings {
  return Object.hasOwn(galleryStrings, key);
}
