import type { Locale } from '#src/domain/context.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { assetUrl } from './asset-url.ts';
import type { AssetFile } from './schemas.ts';

/** An asset as a field of a story, in the wire format of the content service. */
export type AssetField = {
  fieldtype: 'asset';
  id: number;
  filename: string;
  alt: string;
  name: string;
  focus: string;
  title: string;
  source: string;
  copyright: string;
  /** Texts in the other language, with the service's field names. */
  meta_data: { alt: string; alt__i18n__es: string };
  is_external_url: boolean;
};

/** `alt` is the alternative text in this place; the asset's own text if missing. */
export function assetField(
  asset: AssetFile,
  { alt = asset.alt, locale = 'en' }: { alt?: Bilingual; locale?: Locale } = {},
): AssetField {
  return {
    fieldtype: 'asset',
    id: asset.id,
    filename: assetUrl(asset),
    alt: alt[locale],
    name: '',
    focus: asset.focus,
    title: '',
    source: '',
    copyright: '',
    meta_data: { alt: alt.en, alt__i18n__es: alt.es },
    is_external_url: false,
  };
}
