import type { AssetField } from '#src/domain/media/index.ts';
import { fieldIn, type LocaleCode } from '#src/lib/locales.ts';
import { isRecord, printFieldValue } from './field-props.ts';

/** The value of an asset field, or null. */
export function assetOf(value: unknown): AssetField | null {
  const isChosen = isRecord(value) && typeof value.filename === 'string' && value.filename !== '';
  // The fields that the page reads, `filename` and `alt`, are validated; the rest is passed through.
  return isChosen ? (value as AssetField) : null;
}

/** Without a file. The service keeps the field, with everything empty. */
export const noAsset = {
  fieldtype: 'asset',
  id: null,
  filename: '',
  alt: '',
  name: '',
  focus: '',
  title: '',
  source: '',
  copyright: '',
  meta_data: {},
  is_external_url: false,
};

/** The alternative text for this place, in a language. */
export function altOf(asset: AssetField, language: LocaleCode): string {
  return printFieldValue(Reflect.get(asset, fieldIn('alt', language)));
}

export function withAlt(asset: AssetField, language: LocaleCode, alt: string): AssetField {
  const key = fieldIn('alt', language);
  return { ...asset, [key]: alt, meta_data: { ...asset.meta_data, [key]: alt } };
}

/** A thumbnail of the file; null if it is not a picture. */
export function thumbnailOf(filename: string): string | null {
  if (!/\.(?:jpe?g|png|webp|avif|gif)$/i.test(filename))
    return /\.svg$/i.test(filename) ? filename : null;
  return filename.startsWith('/f/')
    ? `${filename}/m/320x0/filters:format(webp):quality(75)`
    : filename;
}
