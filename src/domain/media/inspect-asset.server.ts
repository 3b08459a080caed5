import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#src/domain/errors.ts';
import { type AssetFormat, formatFacts } from './asset-format.ts';
import { readImage } from './read-image.server.ts';
import { readSvg } from './read-svg.server.ts';
import { why } from './refusals.ts';
import { sniffFormat } from './sniff-format.server.ts';

export type AssetFacts = { format: AssetFormat; widthPx: number | null; heightPx: number | null };

const films = ['mp4', 'webm'] as const;

/**
 * Identifies a file by its content; its name and the declared type are ignored.
 * @throws {DomainError} invalid or too-large, with a message for the person
 */
export async function inspectAsset(bytes: Uint8Array): Promise<AssetFacts> {
  if (bytes.length === 0) throw new DomainError('invalid', why('media.empty'));
  if (sniffFormat(bytes)) return readImage(bytes);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const film = films.find((format) => found?.ext === format || isFilmOf(format, found?.mime));
  if (film) return withinLimit(film, bytes);
  if (found?.ext === 'pdf') return checkPdf(bytes);
  const svg = await readSvg(bytes);
  if (svg) return { format: 'svg', ...svg };
  throw new DomainError('invalid', why('media.unknown-kind'));
}

/** Phones name their MP4 videos M4V. */
function isFilmOf(format: (typeof films)[number], mime: string | undefined): boolean {
  return format === 'mp4' && mime === 'video/x-m4v';
}

function withinLimit(format: AssetFormat, bytes: Uint8Array): AssetFacts {
  const { maxBytes } = formatFacts(format);
  if (bytes.length > maxBytes) {
    const megabytes = maxBytes / 1024 ** 2;
    throw new DomainError('too-large', why('media.kind-too-large', { megabytes }));
  }
  return { format, widthPx: null, heightPx: null };
}

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/;

/** A PDF is only for reading: one with scripts or attachments is refused. */
function checkPdf(bytes: Uint8Array): AssetFacts {
  if (active.test(Buffer.from(bytes).toString('latin1'))) {
    throw new DomainError('invalid', why('media.active-pdf'));
  }
  return withinLimit('pdf', bytes);
}
