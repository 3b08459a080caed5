import type { Locale } from '#src/domain/context.ts';
import type { GalleryCounts, GalleryFacet, GalleryValue } from '#src/domain/gallery/index.ts';
import { translate } from '#src/web/words/translate.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import type { GalleryAddress } from './gallery-address.ts';

export type GalleryOption = {
  value: string;
  label: string;
  /** A model's or a wheel's: the same in every language. */
  isName?: boolean;
  count: number;
  isOn: boolean;
};

/** A facet as the page shows it. */
export type GalleryFilter = { name: GalleryFacet; title: string; options: GalleryOption[] };

type Strings = keyof typeof galleryStrings;

/** With labels; without facets that offer no choice. */
export function galleryFilters(
  { facets }: GalleryCounts,
  { address, locale }: { address: GalleryAddress; locale: Locale },
): GalleryFilter[] {
  const t = translate(galleryStrings, locale);
  return facets
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      name,
      title: t(`filter.${name}`),
      options: values.map((value) => ({
        value: value.value,
        label: facetLabel(name, value, locale),
        isName: value.label !== null,
        count: value.count,
        isOn: address.chosen[name]?.includes(value.value) ?? false,
      })),
    }));
}

function facetLabel(name: GalleryFacet, { value, label }: GalleryValue, locale: Locale): string {
  const t = translate(galleryStrings, locale);
  if (label !== null) return label;
  if (name === 'tire') return t('tire.about', { inches: value });
  if (name === 'size' && value !== 'factory') return t('size.wheel', { inches: value });
  const key = `${name}.${value}`;
  return isString(key) ? t(key) : value;
}

function isString(key: string): key is Strings {
  return Object.hasOwn(galleryStrings, key);
}
