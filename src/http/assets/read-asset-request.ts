import {
  type AssetFormat,
  chooseStandIn,
  chooseVariant,
  formatOfFile,
  type ImageVariant,
  isRaster,
  parseImageRequest,
} from '#src/domain/media/index.ts';
import type { StoredFile } from './asset-source.ts';

/** What a URL under /f/ asks for: a variant of a picture, or an unchanged file. */
export type AssetRequest =
  | { kind: 'picture'; file: StoredFile; variant: ImageVariant; standIn?: ImageVariant | null }
  | { kind: 'drawing'; file: StoredFile }
  | { kind: 'file'; file: StoredFile; format: AssetFormat };

const addressPattern =
  /^\/f\/1\/([1-9]\d{0,4})?x([1-9]\d{0,4})?\/([0-9a-f]{64})\/([a-z0-9][a-z0-9-]*\.[a-z0-9]{3,4})(\/m(?:\/.*)?)?$/;

/** 400 or 404 for a URL that cannot be served. */
export function readAssetRequest(pathname: string, accept: string): AssetRequest | 400 | 404 {
  const path = decode(pathname);
  if (path === null) return 400;
  const [, width, height, hash = '', fileName = '', suffix] = addressPattern.exec(path) ?? [];
  const format = formatOfFile(fileName);
  if (!format) return 404;
  const file = { hash, fileName };
  if (!isRaster(format) && format !== 'svg') {
    return suffix === undefined ? { kind: 'file', file, format } : 400;
  }
  // Avoids dividing by a size that no picture has.
  if (width === undefined || height === undefined) return 404;
  return readPicture({
    file,
    format,
    suffix,
    accept,
    width: Number(width),
    height: Number(height),
  });
}

type PictureParts = {
  file: StoredFile;
  format: AssetFormat;
  suffix: string | undefined;
  accept: string;
  width: number;
  height: number;
};

/** A drawing scales to every size; it only becomes a bitmap if a format is requested. */
function readPicture({ file, format, suffix, accept, ...size }: PictureParts): AssetRequest | 400 {
  if (suffix === undefined) {
    if (!isRaster(format)) return { kind: 'drawing', file };
    return { kind: 'picture', file, variant: { ...untouched, format } };
  }
  const request = parseImageRequest(suffix, size);
  if (!request) return 400;
  if (format === 'svg' && request.format === null) return { kind: 'drawing', file };
  const fallback = format === 'png' ? 'png' : 'jpeg';
  const variant = chooseVariant(request, { accept, fallback });
  return { kind: 'picture', file, variant, standIn: chooseStandIn(request, { accept, fallback }) };
}

const untouched: Omit<ImageVariant, 'format'> = {
  width: 0,
  height: 0,
  smart: false,
  fit: 'cover',
  background: null,
  grayscale: false,
  focus: null,
  quality: 90,
};

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
