import type { Asset } from './schemas.ts';

/** Address of an asset, "/f/1/1600x1000/<hash>/truck.jpg"; `/m/…` after it asks for a variant. */
export function assetUrl(asset: Pick<Asset, 'widthPx' | 'heightPx' | 'hash' | 'fileName'>): string {
  return `/f/1/${asset.widthPx}x${asset.heightPx}/${asset.hash}/${asset.fileName}`;
}

/** Where the original lies in the file store. */
export function originalKey({ hash, fileName }: Pick<Asset, 'hash' | 'fileName'>): string {
  return `assets/${hash}/${fileName}`;
}
