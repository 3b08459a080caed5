import sharp from 'sharp';
import { DomainError } from '#src/domain/errors.ts';
import { formatFacts } from './asset-format.ts';
import { imageLimits } from './read-image.server.ts';
import { why } from './refusals.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

/** Limits for a drawing: number of elements, nesting depth, and time to render it once in ms. */
const limits = { elements: 10_000, depth: 200, drawMs: 3000 };

/**
 * The size of a sanitized drawing in px; null if it is not an SVG.
 * @throws {DomainError} too-large, or invalid if it cannot be rendered, or not in time
 */
export async function readSvg(
  bytes: Uint8Array,
): Promise<{ widthPx: number; heightPx: number } | null> {
  const source = decodeUtf8(bytes);
  if (source === null || !/^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(source)) return null;
  if (!/<svg[\s>]/.test(source)) return null;
  const { maxBytes } = formatFacts('svg');
  if (bytes.length > maxBytes) {
    const megabytes = maxBytes / 1024 ** 2;
    throw new DomainError('too-large', why('media.svg-too-large', { megabytes }));
  }
  if (isTooComplex(source)) throw tooComplex();
  const began = performance.now();
  const size = await drawOnce(Buffer.from(sanitizeSvg(source)));
  // Each requested size would take as long again.
  if (performance.now() - began > limits.drawMs) throw tooComplex();
  return size;
}

async function drawOnce(clean: Buffer): Promise<{ widthPx: number; heightPx: number } | null> {
  try {
    const image = sharp(clean, { limitInputPixels: imageLimits.pixels });
    const { format, width, height } = await image.metadata();
    if (format !== 'svg') return null;
    await image.resize(8, 8).raw().toBuffer();
    return { widthPx: width, heightPx: height };
  } catch {
    throw new DomainError('invalid', why('media.svg-damaged'));
  }
}

/** Checked before parsing, because parsers are slow with deep nesting. */
function isTooComplex(source: string): boolean {
  let elements = 0;
  let depth = 0;
  for (const [, isEnd, isEmpty] of source.matchAll(/<(\/?)[a-z][^<>]*?(\/?)>/gi)) {
    elements += 1;
    if (isEmpty === '') depth += isEnd === '' ? 1 : -1;
    if (elements > limits.elements * 2 || depth > limits.depth) return true;
  }
  return false;
}

function tooComplex(): DomainError {
  return new DomainError('invalid', why('media.svg-too-complex'));
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
