import type { ImageFormat } from './schemas.ts';

/**
 * Identifies a picture's format by its first bytes, so that sharp's parsers for SVG, PDF and TIFF are never reached.
 */
export function sniffFormat(bytes: Uint8Array): ImageFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (/ftypavi[fs]$/.test(head)) return 'avif';
  return null;
}
