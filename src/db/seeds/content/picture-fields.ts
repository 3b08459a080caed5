import type { MultilinkField } from '#src/domain/content/index.ts';
import type { AssetField } from '#src/domain/media/index.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';

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
  { alt, ...wish }: { alt: Bilingual; scene?: Scene; key?: string },
  resolveImage: ResolveImage,
) {
  return {
    ...emptyAsset,
    ...(wish.scene || wish.key ? resolveImage({ ...wish, alt: alt.en }) : null),
    alt: alt.en,
    alt__i18n__es: alt.es,
    meta_data: { alt: alt.en, alt__i18n__es: alt.es },
  };
}

export function linkField(url: string): MultilinkField {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url };
}
