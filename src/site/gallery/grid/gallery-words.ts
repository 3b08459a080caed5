import type { GalleryCounts, GalleryFacet, GalleryValue } from '#src/domain/gallery/index.ts';
import type { Translate } from '#src/web/words/translate.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import type { GalleryAddress } from './gallery-address.ts';

/**
 * A value of a facet. Its label only if it is a name, a model's or a wheel's, which is the same in every language: the
 * page has the other words, and would carry each of them twice.
 */
export type GalleryOption = { value: string; label?: string; count: number; isOn?: boolean };

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
    value,
    count,
    ...(label !== null && { label }),
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
