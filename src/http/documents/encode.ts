import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBody = Record<Encoding, Buffer>;

/** Brotli quality for what is sent once: the lowest effort. */
const sentOnce = 5;
/**
 * For cached pages: an eighth fewer bytes for a tenth of a second in the thread pool. Pages of up to 14 KB reach a
 * phone in one round trip less.
 */
export const sentOften = 11;

/** All three encodings of one body. */
export async function encodeBody(body: Buffer, quality = sentOnce): Promise<EncodedBody> {
  const [br, gzip] = await Promise.all([asBrotli(body, quality), gzipAsync(body)]);
  return { br, gzip, identity: body };
}

/** Only the requested encoding, for personal responses, which are sent once. */
export async function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? asBrotli(body, sentOnce) : gzipAsync(body);
}

function asBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 22,
  };
  return brotli(body, { params });
}

/** The best encoding a client accepts (RFC 9110 12.5.3; a q of 0 refuses one). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  if (accepts(accepted, 'br')) return 'br';
  if (accepts(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(header: string, name: string): boolean {
  return new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`).test(
    header,
  );
}
