import type { AssetField, LibraryAsset } from '#src/domain/media/index.ts';
import { fieldsIn } from '#src/lib/translated.ts';

/** A file of the library, as cards and pickers show it. */
export type AssetItem = ReturnType<typeof assetItem>;

export function assetItem(asset: LibraryAsset) {
  const { id, kind, filename, src, fileName, contentType, bytes, widthPx, heightPx } = asset;
  const { alt, focus, title, source, copyright, isPrivate } = asset;
  const file = { id, kind, filename, src, fileName, contentType, bytes, widthPx, heightPx };
  return { ...file, alt, focus, title, source, copyright, isPrivate };
}

/** Converted to a field of a story, with the texts in each language. */
export function fieldOf(item: AssetItem): AssetField {
  const words = fieldsIn('alt', item.alt);
  return {
    fieldtype: 'asset',
    id: item.id,
    filename: item.filename,
    name: '',
    focus: item.focus,
    title: item.title,
    source: item.source,
    copyright: item.copyright,
    ...words,
    meta_data: words,
    is_external_url: false,
  } as AssetField;
}

/** URL of a variant: `suffix` is "/m/320x240/smart". */
export function variantOf(src: string, suffix: string): string {
  const [path = '', query] = src.split('?');
  return path + suffix + (query === undefined ? '' : `?${query}`);
}

/** "1.4 MB", "320 KB". */
export function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
