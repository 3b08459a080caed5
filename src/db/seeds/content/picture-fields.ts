import type { MultilinkField } from '#src/domain/content/index.ts';
import type { AssetField } from '#src/domain/media/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { fieldsIn, type Translated } from '#src/lib/translated.ts';

export type Scene = { place?: string; timeOfDay?: string; buildSlug?: string };

/** The picture for a place in the copy; null if there is none. */
export type ResolveImage = (wish: {
  key?: string;
  scene?: Scene;
  alt?: string;
}) => AssetField | null;

const emptyAsset = {
  fieldtype: 'asset',
  id: null,
  filename: '',
  name: '',
  focus: '',
  title: '',
  source: '',
  copyright: '',
  is_external_url: false,
};

/**
 * Converts `{filename, alt, scene}` of the copy to an asset field. The alternative text is the copy's, not the
 * file's.
 */
export function assetFieldOf(
  { alt, ...wish }: { alt: Translated; scene?: Scene; key?: string },
  resolveImage: ResolveImage,
) {
  return {
    ...emptyAsset,
    ...(wish.scene || wish.key ? resolveImage({ ...wish, alt: alt[defaultLocale] }) : null),
    alt: alt[defaultLocale],
    ...fieldsIn('alt', alt),
    meta_data: fieldsIn('alt', alt),
  };
}

export function linkField(url: string): MultilinkField {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url };
}
