import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's quality for a body that somebody waits for, and for one that is sent often. */
export const quick = 5;
export const thorough = 11;

/** The body in one encoding; `quality` is Brotli's. */
export async function encode(body: Buffer, encoding: Encoding, quality = quick): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? asBrotli(body, quality) : gzipAsync(body);
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
