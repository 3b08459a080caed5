import { FileError } from '#src/domain/catalog/index.ts';
import { why } from './refusals.ts';

/** Spellings of encodings that senders of XML use; everything else is refused by its name. */
const encodings = /^(?:utf-?8|us-ascii|iso-8859-1|latin-?1|windows-1252|utf-16)$/i;

/**
 * Decodes XML: by its byte order mark, else as its declaration says, else as UTF-8.
 * @throws {FileError} if bytes and encoding do not match
 */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const piece of bytes) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    // The decoder's own complaint is a TypeError with this code.
    if (!isDecodingError(error)) throw error;
    throw new FileError({ line: 1, ...why('xml.broken') });
  }
}

/** By the first bytes of a document. */
export function encodingOf(start: Uint8Array): string {
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1');
  if (head.startsWith('\xff\xfe')) return 'utf-16le';
  if (head.startsWith('\xfe\xff')) return 'utf-16be';
  const [, declared = 'utf-8'] =
    /^[^<]{0,3}<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(head) ?? [];
  // Whoever writes UTF-16 without the mark cannot have written the declaration that was just read.
  if (/^utf-16$/i.test(declared)) return 'utf-8';
  if (encodings.test(declared)) return declared;
  throw new FileError({ line: 1, ...why('xml.encoding', { name: declared.slice(0, 40) }) });
}

function isDecodingError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    'code' in error &&
    error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  );
}
