import { screens } from '#src/lib/images/index.ts';
import {
  type ImageFit,
  type ImageRequest,
  imageFits,
  imageWidths,
  largestPx,
  plainRequest,
  readFormat,
  readQuality,
} from './image-request.ts';

/** A request to the optimizer: where a picture is, and how to resize it. */
export type OptimizerRequest = { source: string; request: ImageRequest };

/** The widths that `/_vercel/image` accepts, in px. */
const screenWidths = [...new Set(Object.values(screens))];

/** Longer URLs do not occur in our pages. */
const longestSource = 1024;

/**
 * Parses the path after `/_ipx/`: `f_webp,s_300x200/img/a.jpg`, or `_/img/a.jpg` for an unchanged picture. Widths are
 * rounded up to the site's own, with heights in proportion, so that a picture has a limited number of variants. Null
 * for what the service does not support.
 */
export function readIpxPath(path: string): OptimizerRequest | null {
  const [, modifiers = '', rest = ''] = /^([^/]{1,200})\/(.+)$/s.exec(path) ?? [];
  if (rest === '' || rest.length > longestSource) return null;
  const request = modifiers === '_' ? plainRequest : readModifiers(modifiers);
  return request && { source: parseSourceUrl(rest), request: { ...request } };
}

/**
 * Parses the query of `/_vercel/image`: `url`, `w` (one of the screens), `q` (default 100). Null for anything else,
 * including unknown parameters.
 */
export function readVercelQuery(query: URLSearchParams): OptimizerRequest | null {
  const names = [...query.keys()];
  const isPlain = names.every((name) => ['url', 'w', 'q'].includes(name));
  if (!isPlain || new Set(names).size !== names.length) return null;
  const source = query.get('url') ?? '';
  const width = screenWidths.find((known) => `${known}` === query.get('w'));
  const quality = readQuality(query.get('q') ?? '100');
  if (!isSource(source) || !width || !quality) return null;
  return { source, request: { ...plainRequest, width, ...quality } };
}

/** A path of this site keeps its slash; a URL of another site has its own start. */
function parseSourceUrl(rest: string): string {
  // Some proxies collapse two slashes.
  const [, protocol, address] = /^(https?):\/{1,2}([^/].*)$/s.exec(rest) ?? [];
  return protocol ? `${protocol}://${address}` : `/${rest}`;
}

function isSource(source: string): boolean {
  return source.length <= longestSource && /^(\/(?![/\\])|https?:\/\/)/.test(source);
}

type Size = Pick<ImageRequest, 'width' | 'height'>;

/** Each modifier at most once, and no others. */
function readModifiers(text: string): ImageRequest | null {
  const request = { ...plainRequest, quality: defaultQuality };
  const seen = new Set<string>();
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? [];
    const change = readers.get(name)?.(value);
    if (!change || seen.has(name)) return null;
    seen.add(name);
    Object.assign(request, change);
  }
  if (seen.has('s') && (seen.has('w') || seen.has('h'))) return null;
  return { ...request, ...listed(request) };
}

/** ipx leaves the quality to the encoder, whose default is about this. */
const defaultQuality = 80;

type Reader = (value: string) => Partial<ImageRequest> | null;

const readers = new Map<string, Reader>([
  ['f', readFormat],
  ['q', readQuality],
  ['w', (value) => readLength('width', value)],
  ['h', (value) => readLength('height', value)],
  ['s', readSize],
  ['fit', (value) => (isFit(value) ? { fit: value } : null)],
  ['b', readBackground],
]);

function readLength(side: 'width' | 'height', value: string): Partial<Size> | null {
  const length = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 0;
  return length > 0 && length <= largestPx ? { [side]: length } : null;
}

function readSize(value: string): Partial<Size> | null {
  const [width = '', height = '', ...more] = value.split('x');
  const read = [readLength('width', width), readLength('height', height)];
  return more.length > 0 || read.includes(null) ? null : Object.assign({}, ...read);
}

function isFit(value: string): value is ImageFit {
  return imageFits.some((fit) => fit === value);
}

const colorNames = new Map([
  ['white', 'ffffff'],
  ['black', '000000'],
]);

/** "fff", "ffffff", with or without "#", or one of a few names. */
function readBackground(value: string): { background: string } | null {
  const color = colorNames.get(value) ?? value.toLowerCase();
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(color) ?? [];
  if (digits === undefined) return null;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { background: `#${all}` };
}

/** The next listed width, and a height that keeps the requested shape. */
function listed({ width, height }: Size): Size {
  if (width === 0) return { width, height: height && nextListed(height) };
  const wide = nextListed(width);
  return { width: wide, height: Math.min(largestPx, Math.round((height * wide) / width)) };
}

function nextListed(length: number): number {
  return imageWidths.find((known) => known >= length) ?? imageWidths[imageWidths.length - 1] ?? 0;
}
