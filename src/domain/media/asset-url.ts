import type { Asset } from './schemas.ts';

type Addressed = Pick<Asset, 'hash' | 'fileName'> & {
  widthPx: number | null;
  heightPx: number | null;
};

/**
 * URL of an asset, "/f/1/1600x1000/<hash>/truck.jpg"; `/m/…` after it requests a variant. Files without a size in
 * pixels (videos, documents) have "x" in its place, as in the hosted service.
 */
export function assetUrl({ widthPx, heightPx, hash, fileName }: Addressed): string {
  return `/f/1/${widthPx ?? ''}x${heightPx ?? ''}/${hash}/${fileName}`;
}

/** The hash of the asset that a URL belongs to; null for any other URL. */
export function assetHash(address: string): string | null {
  return /^\/f\/\d+\/\d*x\d*\/([0-9a-f]{64})\/[^/]+$/.exec(address)?.[1] ?? null;
}

/** Where the original is in the file store; private ones are in a folder that no public URL reaches. */
export function originalKey({
  hash,
  fileName,
  isPrivate = false,
}: Pick<Asset, 'hash' | 'fileName'> & { isPrivate?: boolean }): string {
  return `${isPrivate ? 'private-assets' : 'assets'}/${hash}/${fileName}`;
}
