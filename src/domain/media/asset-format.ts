import { type ImageFormat, imageFormats } from './schemas.ts';

/** What may be uploaded, judged by content: pictures, drawings, videos and documents. */
export const assetFormats = [...imageFormats, 'svg', 'mp4', 'webm', 'pdf'] as const;
export type AssetFormat = (typeof assetFormats)[number];

/** The categories of the library. */
export const assetKinds = ['image', 'video', 'document'] as const;
export type AssetKind = (typeof assetKinds)[number];

type FormatFacts = { extension: string; contentType: string; maxBytes: number };

const megabyte = 1024 * 1024;

const facts: Record<AssetFormat, FormatFacts> = {
  jpeg: { extension: 'jpg', contentType: 'image/jpeg', maxBytes: 20 * megabyte },
  png: { extension: 'png', contentType: 'image/png', maxBytes: 20 * megabyte },
  webp: { extension: 'webp', contentType: 'image/webp', maxBytes: 20 * megabyte },
  avif: { extension: 'avif', contentType: 'image/avif', maxBytes: 20 * megabyte },
  svg: { extension: 'svg', contentType: 'image/svg+xml', maxBytes: megabyte },
  mp4: { extension: 'mp4', contentType: 'video/mp4', maxBytes: 64 * megabyte },
  webm: { extension: 'webm', contentType: 'video/webm', maxBytes: 64 * megabyte },
  pdf: { extension: 'pdf', contentType: 'application/pdf', maxBytes: 20 * megabyte },
};

/** The largest file of any kind, in bytes. */
export const maxAssetBytes = 64 * megabyte;

export function formatFacts(format: AssetFormat): FormatFacts {
  return facts[format];
}

/** The format of a stored file by its name, which was derived from its content. */
export function formatOfFile(fileName: string): AssetFormat | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  return assetFormats.find((format) => facts[format].extension === extension) ?? null;
}

export function kindOf(contentType: string): AssetKind {
  if (contentType.startsWith('image/')) return 'image';
  return contentType.startsWith('video/') ? 'video' : 'document';
}

/** For a picture that the image service can resize; an SVG is sent as it is. */
export function isRaster(format: AssetFormat): format is ImageFormat {
  return imageFormats.some((raster) => raster === format);
}
