import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { fieldsIn, type Translated, textIn } from '#src/lib/translated.ts';
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
  /** Texts in each language, with the service's field names. */
  meta_data: Record<string, string>;
  is_external_url: boolean;
};

/** `alt` is the alternative text in this place; the asset's own text if missing. */
export function assetField(
  asset: AssetFile,
  { alt = asset.alt, locale = defaultLocale }: { alt?: Translated; locale?: Locale } = {},
): AssetField {
  return {
    fieldtype: 'asset',
    id: asset.id,
    filename: assetUrl(asset),
    alt: textIn(alt, locale),
    name: '',
    focus: asset.focus,
    title: '',
    source: '',
    copyright: '',
    meta_data: fieldsIn('alt', alt),
    is_external_url: false,
  };
}
