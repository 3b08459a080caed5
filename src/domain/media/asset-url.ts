import type { Asset } from './schemas.ts';

type Addressed = Pick<Asset, 'hash' | 'fileName'> & {
  widthPx: number | null;
  heightPx: number | null;
};

/**
 * Address of an asset, "/f/1/1600x1000/<hash>/truck.jpg"; `/m/…` after it asks for a variant. What
 * has no size in pixels (a film, a paper) has "x" in its place, as in the hosted service.
 */
export function assetUrl({ widthPx, heightPx, hash, fileName }: Addressed): string {
  return `/f/1/${widthPx ?? ''}x${heightPx ?? ''}/${hash}/${fileName}`;
}

/** The hash of the asset that an address is of; null for any other address. */
export function assetHash(address: string): string | null {
  return /^\/f\/\d+\/\d*x\d*\/([0-9a-f]{64})\/[^/]+$/.exec(address)?.[1] ?? null;
}

/** Where the original lies in the file store; what is private, where no open address leads. */
export function originalKey({
  hash,
  fileName,
  isPrivate = false,
}: Pick<Asset, 'hash' | 'fileName'> & { isPrivate?: boolean }): string {
  return `${isPrivate ? 'private-assets' : 'assets'}/${hash}/${fileName}`;
}
