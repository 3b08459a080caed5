import sharp from 'sharp';
import { DomainError } from '#src/domain/errors.ts';
import { inspectAsset } from './inspect-asset.server.ts';
import { why } from './refusals.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

/** A logo as pages show it: a cleaned drawing as text, or a PNG as base64. */
export type LogoFile = { type: 'svg' | 'png'; data: string; widthPx: number; heightPx: number };

/** Twice what a header shows, for sharp screens; an icon is at most 512 pixels. */
const box = { width: 1024, height: 512 };
/** A logo is part of the shop's settings, which are read whole. */
const mostBytes = 150 * 1024;

/**
 * Takes a logo from a file: a drawing without scripts and addresses, or a picture made small.
 * @throws {DomainError} invalid or too-large, with its reason
 */
export async function readLogoFile(bytes: Uint8Array): Promise<LogoFile> {
  const { format, widthPx, heightPx } = await inspectAsset(bytes);
  if (format === 'svg' && widthPx !== null && heightPx !== null) {
    const data = sanitizeSvg(new TextDecoder().decode(bytes));
    return checked({
      type: 'svg',
      data,
      widthPx: Math.round(widthPx),
      heightPx: Math.round(heightPx),
    });
  }
  if (widthPx === null) throw new DomainError('invalid', why('media.not-a-picture'));
  const { data, info } = await sharp(bytes, { autoOrient: true })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95, effort: 7, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return checked({
    type: 'png',
    data: data.toString('base64'),
    widthPx: info.width,
    heightPx: info.height,
  });
}

function checked(file: LogoFile): LogoFile {
  if (file.data.length > mostBytes) {
    throw new DomainError(
      'too-large',
      why('media.logo-too-large', { kilobytes: mostBytes / 1024 }),
    );
  }
  return file;
}
