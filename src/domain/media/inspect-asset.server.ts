import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#src/domain/errors.ts';
import { type AssetFormat, formatFacts } from './asset-format.ts';
import { readImage } from './read-image.server.ts';
import { readSvg } from './read-svg.server.ts';
import { sniffFormat } from './sniff-format.server.ts';

export type AssetFacts = { format: AssetFormat; widthPx: number | null; heightPx: number | null };

const films = ['mp4', 'webm'] as const;

/**
 * What a file is by its content; its name and what the sender called it count for nothing.
 * @throws {DomainError} invalid or too-large, with a sentence for the person
 */
export async function inspectAsset(bytes: Uint8Array): Promise<AssetFacts> {
  if (bytes.length === 0) throw new DomainError('invalid', 'This file is empty');
  if (sniffFormat(bytes)) return readImage(bytes);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const film = films.find((format) => found?.ext === format || isFilmOf(format, found?.mime));
  if (film) return withinLimit(film, bytes);
  if (found?.ext === 'pdf') return checkPdf(bytes);
  const svg = await readSvg(bytes);
  if (svg) return { format: 'svg', ...svg };
  throw new DomainError(
    'invalid',
    'The library keeps pictures (JPEG, PNG, WebP, AVIF, SVG), films (MP4, WebM) and PDF files',
  );
}

/** A telephone calls its MP4 films M4V. */
function isFilmOf(format: (typeof films)[number], mime: string | undefined): boolean {
  return format === 'mp4' && mime === 'video/x-m4v';
}

function withinLimit(format: AssetFormat, bytes: Uint8Array): AssetFacts {
  const { maxBytes } = formatFacts(format);
  if (bytes.length > maxBytes) {
    const message = `A file of this kind may have at most ${maxBytes / 1024 ** 2} MB`;
    throw new DomainError('too-large', message);
  }
  return { format, widthPx: null, heightPx: null };
}

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/;

/** A paper is there to be read: one that wants to run or carry something is refused. */
function checkPdf(bytes: Uint8Array): AssetFacts {
  if (active.test(Buffer.from(bytes).toString('latin1'))) {
    const message = 'This PDF has a script, a form program or a file in it. Print it to a new PDF';
    throw new DomainError('invalid', message);
  }
  return withinLimit('pdf', bytes);
}
