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

/** What an optimizer is asked for: where a picture is, and how it should be. */
export type OptimizerRequest = { source: string; request: ImageRequest };

/** The widths that `/_vercel/image` knows, px. */
const screenWidths = [...new Set(Object.values(screens))];

/** An address longer than this is none that a page was written with. */
const longestSource = 1024;

/**
 * Reads the path behind `/_ipx/`: `f_webp,s_300x200/img/a.jpg`, or `_/img/a.jpg` for a picture as
 * it is. Widths go up to the next of the site's own, and heights with them, so that a picture has
 * a limited number of variants. null for what the service does not do.
 */
export function readIpxPath(path: string): OptimizerRequest | null {
  const [, modifiers = '', rest = ''] = /^([^/]{1,200})\/(.+)$/s.exec(path) ?? [];
  if (rest === '' || rest.length > longestSource) return null;
  const request = modifiers === '_' ? plainRequest : readModifiers(modifiers);
  return request && { source: parseSourceUrl(rest), request: { ...request } };
}

/**
 * Reads the query of `/_vercel/image`: `url`, `w` (one of the screens), `q` (100 unless told).
 * null for anything else, also for a name that is not one of these.
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

/** A path of this site keeps its slash; an address of another one has its own beginning. */
function parseSourceUrl(rest: string): string {
  // Two slashes do not survive every proxy on the way here.
  const [, protocol, address] = /^(https?):\/{1,2}([^/].*)$/s.exec(rest) ?? [];
  return protocol ? `${protocol}://${address}` : `/${rest}`;
}

function isSource(source: string): boolean {
  return source.length <= longestSource && /^(\/(?![/\\])|https?:\/\/)/.test(source);
}

type Size = Pick<ImageRequest, 'width' | 'height'>;

/** Each modifier once, and no other. */
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

/** ipx leaves the quality to the encoder, whose own is about this. */
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

/** "fff", "ffffff", with "#" or without, or one of few names. */
function readBackground(value: string): { background: string } | null {
  const color = colorNames.get(value) ?? value.toLowerCase();
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(color) ?? [];
  if (digits === undefined) return null;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { background: `#${all}` };
}

/** The next listed width, and a height that keeps the shape that was asked for. */
function listed({ width, height }: Size): Size {
  if (width === 0) return { width, height: height && nextListed(height) };
  const wide = nextListed(width);
  return { width: wide, height: Math.min(largestPx, Math.round((height * wide) / width)) };
}

function nextListed(length: number): number {
  return imageWidths.find((known) => known >= length) ?? imageWidths[imageWidths.length - 1] ?? 0;
}
